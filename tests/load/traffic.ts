/** URLs of all kinds of a running site. */
export interface Traffic {
  /** How many of them there are. */
  readonly count: number;
  /** One after the other: pages in both languages, calls of the API, files, what a day brings. */
  readonly mixed: (index: number) => string;
  /** Pages that nobody has asked for, so that no cache helps. */
  readonly unkept: (index: number) => string;
}

/** What browsers say that they read. */
export const ENCODING = { 'accept-encoding': 'br, gzip' };
/** Of so many requests one is for something that is not there. */
const MISSING_SHARE = 50;

/** Reads from a running site what there is to ask for. */
export async function findTraffic(origin: string): Promise<Traffic> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
    const { pathname, search } = new URL(url ?? '', origin);
    return pathname + search;
  });
  const documents = await Promise.all(
    pages.slice(0, 40).map(async (page) => (await fetch(origin + page)).text()),
  );
  const files = documents.flatMap((html) =>
    [...html.matchAll(/"(\/(?:assets|media)\/[^"\s]+)"/g)].map(([, file]) => file ?? ''),
  );
  const calls = [
    '/api/peoples/staffs',
    '/api/news?page=0&size=20',
    '/api/colloquiums?page=1&size=20',
  ];
  const paths = [
    ...pages,
    ...new Set(files),
    ...pages.flatMap((_, index) => calls[index % (calls.length * 2)] ?? []),
    ...pages.filter((_, index) => index % MISSING_SHARE === 0).map((page) => `${page}-none`),
  ];
  const mixed = shuffle(paths);
  return {
    count: mixed.length,
    mixed: (index) => mixed[index % mixed.length] ?? '/',
    unkept: (index) => `/search?q=${index}`,
  };
}

/** The same order in each run: every seventh, then every seventh of the rest. */
function shuffle<Value>(values: readonly Value[]): Value[] {
  return Array.from({ length: 7 }, (_, start) =>
    values.filter((_value, at) => at % 7 === start),
  ).flat();
}
