import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { type CompiledSite, compile } from '../../src/node/compiler/index.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { thisMachine } from '../browser/machine.ts';
import { findRoutes, type RouteAddress } from '../find-routes.ts';
import { AIMS } from './aims.ts';
import { type CheckTime, timeCheck } from './check-time.ts';
import { type EditTime, timeEdits } from './edit-time.ts';
import { type FirstPaint, watchFirstPaint } from './first-paint.ts';
import { type LayoutShift, watchLayoutShift } from './layout-shift.ts';
import { type PageWeight, SCREENS, weighPage } from './page-weight.ts';
import {
  describeCheck,
  describeEdits,
  describePaints,
  describeRenders,
  describeShifts,
  describeWeights,
} from './report.ts';
import { measureRenders, type RenderRate } from './server-renders.ts';
import { startServer } from './start-server.ts';

const USAGE = `npm run bench [-- weight paint shift renders check edit] [--json]

Measures the built site, all of it or the parts that are named, and prints the figures beside
their aims. It judges nothing: a missed aim is a word in a table.`;

const PARTS = ['weight', 'paint', 'shift', 'renders', 'check', 'edit'] as const;
type Part = (typeof PARTS)[number];
const IN_BROWSER: readonly Part[] = ['weight', 'paint', 'shift', 'edit'];

interface Figures {
  weights?: PageWeight[];
  paints?: FirstPaint[];
  shifts?: LayoutShift[];
  renders?: RenderRate[];
  check?: CheckTime;
  edits?: EditTime;
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options === undefined) {
    console.error(USAGE);
    return;
  }
  const root = path.resolve(import.meta.dirname, '../..');
  const { compiled } = compile(root);
  if (compiled === undefined) {
    console.error('The manifests have errors; npm run check explains them');
    return;
  }
  const print = options.isJson ? () => undefined : (text: string) => console.log(`${text}\n`);
  const before = describeMachine();
  print(before);
  const figures = await measure(root, compiled, options.parts, print);
  const machine = { before, after: describeMachine() };
  print(machine.after);
  if (options.isJson) console.log(JSON.stringify({ aims: AIMS, machine, ...figures }, null, 2));
}

async function measure(
  root: string,
  compiled: CompiledSite,
  parts: readonly Part[],
  print: (text: string) => void,
): Promise<Figures> {
  const figures: Figures = {};
  const server = await startServer(root);
  const languages = compiled.site.languages.map(({ code }) => code);
  let routes: readonly RouteAddress[];
  try {
    const found = await findRoutes(compiled, server.origin);
    routes = found.routes;
    for (const route of found.unknown) console.error(`No list links to ${route}; it is left out`);
    if (parts.some((part) => IN_BROWSER.includes(part))) {
      Object.assign(figures, await visit(server.origin, { parts, routes, languages, print }));
    }
  } finally {
    await server.stop();
  }
  if (parts.includes('renders')) {
    figures.renders = await measureRenders(routes, languages);
    print(describeRenders(figures.renders));
  }
  if (parts.includes('check')) {
    figures.check = timeCheck(root, compiled, AIMS.manifests);
    print(describeCheck(figures.check));
  }
  return figures;
}

/** What the figures depend on; other work on the machine makes all times longer. */
function describeMachine(): string {
  const [load = 0] = loadavg();
  return `Node ${process.version}, ${availableParallelism()} processors, load ${load.toFixed(1)}`;
}

interface Visits {
  readonly parts: readonly Part[];
  readonly routes: readonly RouteAddress[];
  readonly languages: readonly string[];
  readonly print: (text: string) => void;
}

async function visit(origin: string, visits: Visits): Promise<Figures> {
  const { parts, routes, languages, print } = visits;
  const machine = thisMachine();
  const found = findBrowser(machine);
  if (found === undefined) {
    console.error('There is no browser to measure with; CHROMIUM_PATH may name one');
    return {};
  }
  const figures: Figures = {};
  const browser = await chromium.launch({
    executablePath: found.path,
    args: machine.isRoot ? ['--no-sandbox'] : [],
  });
  try {
    if (parts.includes('weight')) {
      figures.weights = [];
      for (const route of routes) {
        for (const screen of SCREENS) {
          for (const language of languages) {
            figures.weights.push(await weighPage(browser, origin, { route, screen, language }));
          }
        }
      }
      print(describeWeights(figures.weights));
    }
    if (parts.includes('paint')) {
      figures.paints = [];
      const [language = ''] = languages;
      for (const route of routes) {
        figures.paints.push(await watchFirstPaint(browser, origin, { route, language }));
      }
      print(describePaints(figures.paints));
    }
    if (parts.includes('shift')) {
      figures.shifts = await watchShifts(browser, origin, visits);
      print(describeShifts(figures.shifts));
    }
    if (parts.includes('edit')) {
      figures.edits = await timeEdits(browser);
      print(describeEdits(figures.edits));
    }
  } finally {
    await browser.close();
  }
  return figures;
}

async function watchShifts(
  browser: Browser,
  origin: string,
  { routes, languages }: Visits,
): Promise<LayoutShift[]> {
  const shifts: LayoutShift[] = [];
  for (const line of ['fast', 'slow'] as const) {
    for (const screen of SCREENS) {
      for (const language of languages) {
        for (const route of routes) {
          shifts.push(await watchLayoutShift(browser, origin, { route, screen, line, language }));
        }
      }
    }
  }
  return shifts;
}

function readOptions(): { parts: readonly Part[]; isJson: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
    });
    const named = PARTS.filter((part) => positionals.includes(part));
    if (values.help === true || named.length !== positionals.length) return undefined;
    return { parts: named.length === 0 ? PARTS : named, isJson: values.json };
  } catch {
    return undefined;
  }
}

await main().catch((error: unknown) => console.error(error));
