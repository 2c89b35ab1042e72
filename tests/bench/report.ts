import { AIMS, verdict } from './aims.ts';
import type { CheckTime } from './check-time.ts';
import type { EditTime } from './edit-time.ts';
import type { FirstPaint } from './first-paint.ts';
import type { LayoutShift } from './layout-shift.ts';
import type { Bytes, PageWeight } from './page-weight.ts';
import { formatTable, kilobytes } from './print-table.ts';
import type { RenderRate } from './server-renders.ts';

const KINDS: readonly (keyof Bytes)[] = ['script', 'style', 'font', 'image', 'html', 'other'];

/** What each page transfers at first load, each figure that of the language with more. */
export function describeWeights(weights: readonly PageWeight[]): string {
  const largest = Object.values(
    Object.groupBy(weights, ({ route, screen }) => `${route} ${screen}`),
  ).map((group = []) => ({
    route: group[0]?.route ?? '',
    screen: group[0]?.screen ?? '',
    bytes: KINDS.map((kind) => Math.max(...group.map(({ bytes }) => bytes[kind]))),
    scriptBodies: Math.max(...group.map(({ scriptBodies }) => scriptBodies)),
    requests: Math.max(...group.map(({ requests }) => requests)),
  }));
  return titled(
    'First load: KB as transferred (1 KB = 1,000 bytes, headers included), empty cache, the larger language',
    formatTable(
      [
        'route',
        'screen',
        ...['JavaScript', 'CSS', 'fonts', 'images', 'HTML', 'other'],
        'requests',
        'JavaScript without headers',
        '',
      ],
      largest.map(({ route, screen, bytes, requests, scriptBodies }) => [
        route,
        screen,
        ...bytes.map(kilobytes),
        String(requests),
        kilobytes(scriptBodies),
        verdict(scriptBodies <= AIMS.script),
      ]),
    ),
    `Aim: at most ${kilobytes(AIMS.script)} KB of JavaScript, without headers`,
  );
}

/** How each page comes to its first paint. */
export function describePaints(paints: readonly FirstPaint[]): string {
  const needed = paints.filter((paint) => !isPaintedFirst(paint)).length;
  return titled(
    'First paint: ms on a slow phone and line (1.6 Mbit/s, 150 ms, processor 4 times slower)',
    formatTable(
      [
        'route',
        'first content',
        'largest',
        'uncovered',
        'entry script',
        'scripts arrived before',
        'render-blocking',
        'paints without scripts',
        '',
      ],
      paints.map((paint) => [
        paint.route,
        ...[paint.painted, paint.largest, paint.uncovered, paint.entryArrived].map((time) =>
          time.toFixed(0),
        ),
        String(paint.arrivedBefore),
        String(paint.blocking),
        paint.paintsWithoutScripts ? 'yes' : 'no',
        verdict(isPaintedFirst(paint)),
      ]),
    ),
    'Uncovered: the loading view of the fonts has left; entry script: it has arrived.',
    needed === 0
      ? `Scripts before first paint: ${AIMS.scriptsBeforePaint}`
      : `Scripts before first paint: some, on ${needed} of ${paints.length} pages (aim: 0)`,
  );
}

/** How much of each page moves while it loads and is scrolled through. */
export function describeShifts(shifts: readonly LayoutShift[]): string {
  const missed = shifts.filter(({ score }) => score.toFixed(2) !== AIMS.shift);
  const worst = shifts.reduce((most, { score }) => Math.max(most, score), 0);
  return titled(
    'Layout shift: every page, screen, language and line (fast; 1.6 Mbit/s, 150 ms), scrolled through',
    ...missed.map(({ route, screen, language, line, score, moved }) =>
      [`${route} ${screen} ${language} ${line} ${score.toFixed(4)}`, ...moved].join('\n    '),
    ),
    `${shifts.length - missed.length} of ${shifts.length} at ${AIMS.shift}, the worst ${worst.toFixed(4)} ${verdict(missed.length === 0)}`,
  );
}

/** How fast one core renders each page. */
export function describeRenders(rates: readonly RenderRate[]): string {
  return titled(
    'Server: pages rendered per second of CPU time, embedded content, no compression, the slower language',
    formatTable(
      ['route', 'language', 'per second', 'ms each', ''],
      rates.map(({ route, language, perSecond }) => [
        route,
        language,
        perSecond.toFixed(0),
        (1000 / perSecond).toFixed(2),
        verdict(perSecond >= AIMS.renders),
      ]),
    ),
    `Aim: ${AIMS.renders} per second`,
  );
}

/** How long the check takes. */
export function describeCheck({ pages, process, compile }: CheckTime): string {
  return titled(
    `Check of ${pages} page manifests: ms, median of 5`,
    formatTable(
      ['what', 'ms', ''],
      [
        ['the whole process', process.toFixed(0), verdict(process <= AIMS.check)],
        ['compile() alone, warm', compile.toFixed(0), ''],
      ],
    ),
    `Aim: ${AIMS.check} ms`,
  );
}

export function describeEdits(edits: readonly EditTime[]): string {
  return titled(
    'A manifest saved while the site is developed: ms until the page shows it, ten edits each',
    formatTable(
      ['what', 'median', 'longest', ''],
      edits.map(({ what, shown, longest }) => [
        what,
        shown.toFixed(0),
        longest.toFixed(0),
        verdict(shown <= AIMS.edit),
      ]),
    ),
    `Aim: ${AIMS.edit} ms`,
  );
}

function isPaintedFirst({ blocking, paintsWithoutScripts }: FirstPaint): boolean {
  return blocking === AIMS.scriptsBeforePaint && paintsWithoutScripts;
}

function titled(title: string, ...parts: readonly string[]): string {
  return [title, ...parts].join('\n');
}
