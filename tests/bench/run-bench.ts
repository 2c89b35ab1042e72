import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../src/node/browser/index.ts';
import { type CompiledSite, compile } from '../../src/node/compiler/index.ts';
import { thisMachine } from '../browser/machine.ts';
import { findRoutes, type RouteUrl } from '../find-routes.ts';
import { type Figure, isReached, type Measured } from './figure.ts';
import { formatTable } from './print-table.ts';
import { describeMachine, keepResults, print } from './results.ts';
import { spawnServer } from './spawn-server.ts';

/** What a measurement may use. */
export interface Bench {
  readonly root: string;
  readonly compiled: CompiledSite;
  readonly languages: readonly string[];
  readonly options: BenchOptions;
  /** The built site, served by a process of its own. */
  readonly origin: string;
  /** The chosen routes, each with a URL that exists. */
  readonly routes: readonly RouteUrl[];
  readonly everyRoute: readonly RouteUrl[];
  /** Started where a measurement asks for it. */
  readonly browser: () => Promise<Browser>;
}

interface BenchOptions {
  /** Runs of which the median is taken, where one says little. */
  readonly runs: number;
  /** The names of the chosen routes, or `all`; empty where none were named. */
  readonly pages: readonly string[];
  /** Numbers of manifests that growth is measured at. */
  readonly sizes: readonly number[];
}

export type Measurements = Readonly<Record<string, (bench: Bench) => Promise<Measured>>>;

/**
 * Measures the built site, all of it or the parts that are named, prints the figures beside their
 * aims and the last ones, and keeps them. Nothing fails by it: a missed aim is a word in a table.
 */
export async function runBench(command: string, measurements: Measurements): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '' },
      sizes: { type: 'string', default: '10,100,1000' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(measurements, name));
  if (values.help || unknown.length > 0) {
    console.error(
      `npm run ${command} -- [${Object.keys(measurements).join(' ')}] [--runs 5] [--pages all|/,/people/staffs] [--sizes 10,100,1000,10000]`,
    );
    process.exitCode = unknown.length > 0 ? 1 : 0;
    return;
  }
  const root = path.resolve(import.meta.dirname, '../..');
  const { compiled } = compile(root);
  if (compiled === undefined)
    throw new Error('The manifests have errors; npm run check explains them');
  const names = positionals.length === 0 ? Object.keys(measurements) : positionals;
  const options = {
    runs: Number(values.runs),
    pages: values.pages.split(',').filter((name) => name !== ''),
    sizes: values.sizes.split(',').map(Number),
  };
  console.log(`${describeMachine()}\n`);
  const figures = await measureAll(measurements, names, { root, compiled, options });
  console.log(`${keepResults(root, figures)}\n\n${describeMachine()}`);
}

async function measureAll(
  measurements: Measurements,
  names: readonly string[],
  about: Pick<Bench, 'root' | 'compiled' | 'options'>,
): Promise<Figure[]> {
  const server = await spawnServer(about.root);
  let started: Promise<Browser> | undefined;
  const browser = () => {
    started ??= startBrowser();
    return started;
  };
  try {
    const found = await findRoutes(about.compiled, server.origin);
    for (const route of found.unknown) console.error(`No list links to ${route}; it is left out`);
    const routes = choosePages(found.routes, about.options.pages);
    const languages = about.compiled.site.languages.map(({ code }) => code);
    const bench = {
      ...about,
      languages,
      origin: server.origin,
      routes,
      browser,
      everyRoute: found.routes,
    };
    const figures: Figure[] = [];
    for (const name of names) {
      const measured = await measurements[name]?.(bench);
      if (measured === undefined) continue;
      console.log(`${describe(measured)}\n`);
      figures.push(...measured.figures);
    }
    return figures;
  } finally {
    await (await started)?.close();
    await server.stop();
  }
}

function choosePages(routes: readonly RouteUrl[], names: readonly string[]): readonly RouteUrl[] {
  if (names.length === 0 || names.includes('all')) return routes;
  const unknown = names.filter((wanted) => !routes.some(({ name }) => name === wanted));
  if (unknown.length > 0) {
    const known = routes.map(({ name }) => name).join(' ');
    throw new Error(`No page is called ${unknown.join(', ')}; there are ${known}`);
  }
  return routes.filter(({ name }) => names.includes(name));
}

function describe({ title, figures, text }: Measured): string {
  const rows = figures.map((figure) => [
    figure.name,
    print(figure.value),
    figure.unit,
    figure.aim === undefined ? '' : isReached(figure) ? 'ok' : 'MISS',
  ]);
  const missed = figures.filter((figure) => !isReached(figure)).map(({ name }) => `MISS ${name}`);
  return text === undefined
    ? [title, formatTable(['figure', 'value', 'unit', ''], rows)].join('\n')
    : [title, text, ...missed].join('\n');
}

function startBrowser(): Promise<Browser> {
  const machine = thisMachine();
  const found = findBrowser(machine);
  if (found === undefined) throw new Error('There is no browser; CHROMIUM_PATH may name one');
  return chromium.launch({
    executablePath: found.path,
    args: machine.isRoot ? ['--no-sandbox'] : [],
  });
}
