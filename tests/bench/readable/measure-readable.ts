import type { Browser, BrowserContext } from 'playwright';
import type { CompiledSite } from '../../../src/node/compiler/index.ts';
import type { RouteUrl } from '../../find-routes.ts';
import { AIMS } from '../aims.ts';
import type { Figure, Measured } from '../figure.ts';
import { urlIn } from '../page-weight.ts';
import { describeVisits } from './describe-visits.ts';
import { middle, type PageVisits, type PeerName, total } from './page-visits.ts';
import { type Peer, startPeers } from './start-peers.ts';
import { MissedFrames, newPhone, type Visit, visit, visitByLink } from './visit.ts';

/** Pages of each kind: a frame of two views, lists with and without tabs, masonry, details. */
export const SPREAD = [
  '/',
  '/people/faculty-fellows',
  '/people/faculty/:id',
  '/people/postdoctoral-fellows',
  '/academic-life/colloquiums',
  '/about/about-us',
];

const ATTEMPTS = 4;

export interface ReadableOptions {
  readonly root: string;
  readonly compiled: CompiledSite;
  readonly origin: string;
  readonly browser: Browser;
  /** The measured pages. */
  readonly routes: readonly RouteUrl[];
  readonly runs: number;
}

/**
 * When readers can read a page on a phone, a slow line and a slowed processor, beside what the page
 * could be: a first visit, a second one, and one by a link from the home page.
 */
export async function measureReadable(options: ReadableOptions): Promise<Measured> {
  const peers = await startPeers(options);
  const { routes, compiled } = options;
  const measured: PageVisits[] = [];
  try {
    for (const { code, tag } of compiled.site.languages) {
      for (const { name: route, url } of routes) {
        console.error(`readable: ${code} ${route}`);
        const page = { route, language: code };
        measured.push(...(await visitTwice(options, peers, { ...page, url, tag })));
      }
      const byLink = await visitFromHome(options, peers, { language: code, tag });
      if (byLink !== undefined) measured.push(byLink);
    }
  } finally {
    for (const { stop } of peers) stop();
  }
  return {
    title:
      'Readable: medians on a phone, 1.6 Mbit/s, 150 ms, processor 4 times slower; all by turns',
    text: describeVisits(measured),
    figures: measured.flatMap(figuresOf),
  };
}

async function visitTwice(
  { browser, runs }: ReadableOptions,
  peers: readonly Peer[],
  page: { route: string; url: string; language: string; tag: string },
): Promise<PageVisits[]> {
  const { route, url, language, tag } = page;
  const first = new Map<PeerName, Visit[]>();
  const second = new Map<PeerName, Visit[]>();
  for (const { name, urlOf } of inTurns(peers, runs)) {
    const href = urlOf(url, language);
    const [one, other] = await onNewPhone(browser, tag, async (phone) => [
      await visit(phone, href),
      await visit(phone, href),
    ]);
    addTo(first, name, one);
    addTo(second, name, other);
  }
  return [
    { route, language, kind: 'first', visits: first },
    { route, language, kind: 'second', visits: second },
  ];
}

/** To the first measured page that the home page links to, if there is one. */
async function visitFromHome(
  { browser, runs, origin, routes }: ReadableOptions,
  peers: readonly Peer[],
  { language, tag }: { readonly language: string; readonly tag: string },
): Promise<PageVisits | undefined> {
  const html = await (await fetch(urlIn(origin, '/', language))).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const linked = routes.find(({ url }) => main.includes(`href="${url}"`));
  if (linked === undefined) return undefined;
  const visits = new Map<PeerName, Visit[]>();
  console.error(`readable: ${language} ${linked.name} by link`);
  for (const { name, urlOf, linkTo } of inTurns(peers, runs)) {
    const link = `main a[href="${linkTo(linked.url, language)}"]`;
    const made = await onNewPhone(browser, tag, (phone) =>
      visitByLink(phone, urlOf('/', language), link),
    );
    addTo(visits, name, made);
  }
  return { route: linked.name, language, kind: 'by link', visits };
}

/** Visits with an empty cache, once more where the browser did not send all that was on the screen. */
async function onNewPhone<Made>(
  browser: Browser,
  tag: string,
  make: (phone: BrowserContext) => Promise<Made>,
): Promise<Made> {
  for (let attempt = 1; ; attempt += 1) {
    const phone = await newPhone(browser, tag);
    try {
      return await make(phone);
    } catch (error) {
      if (!(error instanceof MissedFrames) || attempt === ATTEMPTS) throw error;
    } finally {
      await phone.close();
    }
  }
}

/** Each peer once a run; each run begins with another, as the first may find the machine colder. */
function inTurns(peers: readonly Peer[], runs: number): Peer[] {
  return Array.from({ length: runs }, (_, run) => {
    const begin = run % peers.length;
    return [...peers.slice(begin), ...peers.slice(0, begin)];
  }).flat();
}

function addTo(visits: Map<PeerName, Visit[]>, name: PeerName, made: Visit): void {
  visits.set(name, [...(visits.get(name) ?? []), made]);
}

function figuresOf({ route, language, kind, visits }: PageVisits): Figure[] {
  const own = visits.get('site') ?? [];
  const name = (what: string) => `${what}, ${kind} visit, ${language} ${route}`;
  const readable = middle(own, (made) => made.readable);
  const ratios = [...visits].flatMap(([peer, made]) =>
    peer === 'site'
      ? []
      : [
          {
            name: name(`readable beside ${peer}`),
            value: readable / middle(made, (visit) => visit.readable),
            unit: 'ratio',
            ...(kind === 'first' && { aim: { most: AIMS.readable[peer] } }),
          },
        ],
  );
  const bytes = (made: Visit) => total(made.untilReadable.bytes);
  return [
    { name: name('readable'), value: readable, unit: 'ms' },
    { name: name('settled'), value: middle(own, (made) => made.settled), unit: 'ms' },
    ...ratios,
    {
      name: name('blocking'),
      value: middle(own, (made) => made.blocking),
      unit: 'ms',
      aim: { most: AIMS.blocking },
    },
    { name: name('bytes until readable'), value: middle(own, bytes), unit: 'bytes' },
    {
      name: name('bytes until rest'),
      value: middle(own, (made) => total(made.untilRest.bytes)),
      unit: 'bytes',
    },
    {
      name: name('requests until rest'),
      value: middle(own, (made) => total(made.untilRest.requests)),
      unit: 'requests',
    },
  ];
}
