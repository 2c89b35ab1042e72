import { LRUCache } from 'lru-cache';
import { chooseEncoding, QUALITY_WHILE_WAITING, streamParts } from '../../http/index.ts';
import type { PageAnswer, PageOfSite } from './page-answer.ts';
import { type PageRequest, type PageSources, renderSkeleton } from './render-page.ts';
import { continueDocument, type SplitDocument, splitDocument } from './split-document.ts';

/**
 * Answers a request with the skeleton of a page, which what its data fill follows in the same document.
 *
 * @returns undefined where the page has none
 */
export type SkeletonSender = (
  request: Request,
  asked: PageRequest,
  answer: Promise<PageAnswer>,
) => Promise<Response | undefined>;

/** Many readers may wait for the same page. */
const MAX_CACHED = 200;
/** Milliseconds for which a skeleton is used: the menus in it may change. */
const CACHED_FOR = 2000;
/** Headers of a whole page that do not hold for one in parts: nobody knows yet whether it will be whole. */
const IN_PARTS = {
  'Cache-Control': 'no-store',
  // A proxy that gathers an answer before it passes it on would undo all of this.
  'X-Accel-Buffering': 'no',
};

export function createSkeletonSender(sources: PageSources): SkeletonSender {
  const cache = new LRUCache<string, Promise<Skeleton | undefined>>({
    max: MAX_CACHED,
    ttl: CACHED_FOR,
  });

  function findSkeleton(asked: PageRequest): Promise<Skeleton | undefined> {
    const { key } = asked;
    const cached = key === undefined ? undefined : cache.get(key);
    if (cached !== undefined) return cached;
    const skeleton = makeSkeleton(sources, asked);
    if (key !== undefined) cache.set(key, skeleton);
    return skeleton;
  }

  return async (request, asked, answer) => {
    const skeleton = await findSkeleton(asked);
    if (skeleton === undefined) return undefined;
    const { document, headers } = skeleton;
    const rest = answer.then(
      (page) => continueDocument(document, isOfSite(page) ? splitDocument(page) : undefined),
      // Its scripts ask for the data again, and say what is wrong.
      () => continueDocument(document, undefined),
    );
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const first = Buffer.concat([document.before, document.main]);
    return new Response(streamParts(first, rest, encoding, QUALITY_WHILE_WAITING), {
      headers: {
        ...headers,
        ...IN_PARTS,
        Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '),
        ...(encoding !== undefined && { 'Content-Encoding': encoding }),
      },
    });
  };
}

/** What is sent of a page ahead, and how it ends where nothing else follows. */
interface Skeleton {
  readonly document: SplitDocument;
  readonly headers: Readonly<Record<string, string>>;
}

async function makeSkeleton(
  sources: PageSources,
  asked: PageRequest,
): Promise<Skeleton | undefined> {
  const page = await renderSkeleton(sources, asked);
  const document = page && splitDocument(page);
  return page && document && { document, headers: page.representation.headers };
}

function isOfSite(answer: PageAnswer): answer is PageOfSite {
  return answer.kind === 'page' && answer.parts !== undefined;
}
