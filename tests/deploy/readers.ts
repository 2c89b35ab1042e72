import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';

/** Readers who open pages one after the other, until they are told to stop. */
export interface Readers {
  /** Resolves when so many more answers have come. */
  readonly readOn: (answers: number) => Promise<void>;
  /** How often each status came, and each failure of a connection. */
  readonly stop: () => Promise<Readonly<Record<string, number>>>;
}

/** Several open pages side by side, with a pause that leaves the servers some of the processor. */
const SIDE_BY_SIDE = 8;
const PAUSE = 10;

/** Sends readers to a site; every other URL is one that no cache has. */
export function startReaders(origin: string, urls: readonly string[]): Readers {
  const counts: Record<string, number> = {};
  let sent = 0;
  let answered = 0;
  let isOver = false;

  async function read(): Promise<void> {
    while (!isOver) {
      sent += 1;
      const url = urls[sent % urls.length] ?? '/';
      const asked = sent % 2 === 0 ? url : `${url}?visit=${sent}`;
      const result = await ask(origin, asked, { headers: { 'Accept-Encoding': 'gzip' } }).then(
        ({ status }) => String(status),
        (error: unknown) => String(error),
      );
      counts[result] = (counts[result] ?? 0) + 1;
      answered += 1;
      await wait(PAUSE);
    }
  }

  const running = Promise.all(Array.from({ length: SIDE_BY_SIDE }, read));
  return {
    readOn: async (answers) => {
      const goal = answered + answers;
      while (answered < goal) await wait(PAUSE);
    },
    stop: async () => {
      isOver = true;
      await running;
      return counts;
    },
  };
}
