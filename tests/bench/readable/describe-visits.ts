import { formatTable, kilobytes } from '../print-table.ts';
import { middle, type PageVisits, type PeerName, total } from './page-visits.ts';
import { KINDS } from './record-transfers.ts';
import type { Visit } from './visit.ts';

const HEAD = [
  'page',
  'served by',
  'readable ms',
  'beside it',
  'settled ms',
  'first paint',
  'largest paint',
  'blocking ms',
  'shift',
  'KB until readable',
  'KB until rest',
  'requests',
];

/** Two tables: times, and the site's bytes and requests by kind. */
export function describeVisits(measured: readonly PageVisits[]): string {
  return [
    formatTable(HEAD, measured.flatMap(rowsOf)),
    'Beside it: how many times as long the site takes until it is readable.',
    '',
    'What the site transfers, until readable / until rest: KB of 1,000 bytes with headers, (requests)',
    formatTable(['page', ...KINDS], measured.map(transfersOf)),
  ].join('\n');
}

function rowsOf(page: PageVisits): string[][] {
  const own = middle(page.visits.get('site') ?? [], ({ readable }) => readable);
  return [...page.visits].map(([peer, visits]) => [
    peer === 'site' ? nameOf(page) : '',
    peer,
    ...timesOf(peer, visits, own),
    ...[
      (visit: Visit) => total(visit.untilReadable.bytes),
      (visit: Visit) => total(visit.untilRest.bytes),
    ].map((read) => kilobytes(middle(visits, read))),
    middle(visits, (visit) => total(visit.untilRest.requests)).toFixed(0),
  ]);
}

function timesOf(peer: PeerName, visits: readonly Visit[], own: number): string[] {
  const time = (read: (visit: Visit) => number) => {
    const value = middle(visits, read);
    return Number.isNaN(value) ? '' : value.toFixed(0);
  };
  return [
    time(({ readable }) => readable),
    peer === 'site' ? '' : (own / middle(visits, ({ readable }) => readable)).toFixed(2),
    time(({ settled }) => settled),
    time(({ firstPaint }) => firstPaint),
    time(({ largestPaint }) => largestPaint),
    time(({ blocking }) => blocking),
    middle(visits, ({ shift }) => shift).toFixed(4),
  ];
}

function transfersOf(page: PageVisits): string[] {
  const visits = page.visits.get('site') ?? [];
  const cells = KINDS.map((kind) => {
    const [readable, rest] = (['untilReadable', 'untilRest'] as const).map((until) => {
      const bytes = middle(visits, (visit) => visit[until].bytes[kind]);
      return `${kilobytes(bytes)} (${middle(visits, (visit) => visit[until].requests[kind])})`;
    });
    return `${readable} / ${rest}`;
  });
  return [nameOf(page), ...cells];
}

function nameOf({ route, language, kind }: PageVisits): string {
  return `${language} ${route} ${kind}`;
}
