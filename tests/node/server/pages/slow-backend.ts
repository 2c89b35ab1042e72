import { type SmallSite, startBackend, startSmallServer } from '../small-server.ts';

/** What browsers say of a request whose answer they show as a page. */
export const FOR_READERS = { 'Sec-Fetch-Dest': 'document' };

/** A server whose backend answers when it is told to: with a word, or with a status. */
export async function startSlowSite(options: Partial<SmallSite> = {}) {
  const waiting: ((answer: string | number) => void)[] = [];
  const left: string[] = [];
  let calls = 0;
  const apiOrigin = await startBackend((request, response) => {
    calls += 1;
    response.once('close', () => response.writableFinished || left.push(request.url ?? ''));
    waiting.push((answer) => {
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.end(answer);
    });
  });
  const { origin, log } = await startSmallServer({ apiOrigin, skeletonsAhead: true, ...options });
  return {
    origin,
    log,
    /** The calls whose answers were not waited for. */
    left,
    calls: () => calls,
    answer: async (word: string | number) => {
      while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      for (const end of waiting.splice(0)) end(word);
    },
  };
}
