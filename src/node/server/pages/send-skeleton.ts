import { LRUCache } from 'lru-cache';
import {
  type BodyInParts,
  chooseEncoding,
  compressParts,
  type Encoding,
  QUALITY_WHILE_WAITING,
  streamParts,
} from '../../http/index.ts';
import { endsWithin } from './ends-within.ts';
import type { PageAnswer, PageOfSite } from './page-answer.ts';
import { type PageRequest, type PageSources, renderSkeleton } from './render-page.ts';
import { beginDocument, continueDocument, splitDocument } from './split-document.ts';

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

export function createSkeletonSender(sources: PageSources, warn: Warn): SkeletonSender {
  const cache = new LRUCache<string, Promise<Skeleton | undefined>>({
    max: MAX_CACHED,
    ttl: CACHED_FOR,
  });

  function findSkeleton(
    asked: PageRequest,
    answer: Promise<PageAnswer>,
  ): Promise<Skeleton | undefined> {
    const { key } = asked;
    const cached = key === undefined ? undefined : cache.get(key);
    if (cached !== undefined) return cached;
    const skeleton = makeSkeleton(sources, asked, answer, warn);
    if (key !== undefined) {
      cache.set(key, skeleton);
      // Whoever comes after that waits for another page.
      void endsWithin(answer, Number.POSITIVE_INFINITY).then(() => {
        if (cache.get(key) === skeleton) cache.delete(key);
      });
    }
    return skeleton;
  }

  return async (request, asked, answer) => {
    const skeleton = await findSkeleton(asked, answer);
    if (skeleton === undefined) return undefined;
    const { headers } = skeleton;
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    return new Response(streamParts(skeleton.bodyIn(encoding)), {
      headers: {
        ...headers,
        ...IN_PARTS,
        Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '),
        ...(encoding !== undefined && { 'Content-Encoding': encoding }),
      },
    });
  };
}

type Warn = (message: string) => void;

/** What is sent of a page ahead, with what follows, to all who wait for it. */
interface Skeleton {
  readonly headers: Readonly<Record<string, string>>;
  /** Its document in an encoding, which is made once. */
  readonly bodyIn: (encoding: Encoding | undefined) => BodyInParts;
}

async function makeSkeleton(
  sources: PageSources,
  asked: PageRequest,
  answer: Promise<PageAnswer>,
  warn: Warn,
): Promise<Skeleton | undefined> {
  const page = await renderSkeleton(sources, asked);
  const document = page && splitDocument(page);
  if (page === undefined || document === undefined) return undefined;
  const second = answer.then(
    (whole) => {
      if (whole.kind === 'page' && whole.status !== 200) {
        warn(
          `${asked.url.pathname} was sent ahead of its data, and is answered with ${whole.status}`,
        );
      }
      return continueDocument(document, isOfSite(whole) ? splitDocument(whole) : undefined);
    },
    // Its scripts ask for the data again, and say what is wrong.
    () => continueDocument(document, undefined),
  );
  const plain = {
    first: Promise.resolve(beginDocument(document)),
    second,
  };
  const bodies = new Map<Encoding | undefined, BodyInParts>([[undefined, plain]]);
  return {
    headers: page.representation.headers,
    bodyIn: (encoding) => {
      const known = bodies.get(encoding);
      if (known !== undefined || encoding === undefined) return known ?? plain;
      const body = compressParts(plain, encoding, QUALITY_WHILE_WAITING);
      bodies.set(encoding, body);
      return body;
    },
  };
}

function isOfSite(answer: PageAnswer): answer is PageOfSite {
  return answer.kind === 'page' && answer.parts !== undefined;
}
