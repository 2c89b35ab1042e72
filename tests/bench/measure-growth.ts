import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { AIMS } from './aims.ts';
import type { Figure, Measured } from './figure.ts';
import { generateSite } from './generate-site.ts';
import { formatTable, kilobytes } from './print-table.ts';
import { spawnServer } from './spawn-server.ts';
import { type Spent, spend } from './spend.ts';
import { transfer } from './transfer.ts';

/** What a site of so many pages costs. */
interface Growth {
  readonly pages: number;
  readonly check: Spent;
  readonly build: Spent;
  /** Milliseconds until the server says its URL. */
  readonly start: number;
  /** Bytes of scripts that the home page names, compressed. */
  readonly script: number;
  /** Bytes of its HTML, compressed. */
  readonly html: number;
}

const HOME = '/';

/** Checks, builds and starts generated sites, the smallest first, and weighs their home pages. */
export async function measureGrowth(
  root: string,
  compiled: CompiledSite,
  sizes: readonly number[],
): Promise<Measured> {
  const grown: Growth[] = [];
  for (const pages of sizes) grown.push(await growTo(root, compiled, pages));
  return {
    title: `Growth: sites of ${sizes.join(', ')} page manifests; times in ms, those of check and build of processors`,
    figures: [...grown.flatMap(figuresOf), ...compareLoads(grown)],
    text: formatTable(
      ['pages', 'check', 'a page', 'build', 'a page', 'MB', 'start', 'script KB', 'HTML KB'],
      grown.map(({ pages, check, build, start, script, html }) => [
        String(pages),
        check.cpu.toFixed(0),
        (check.cpu / pages).toFixed(2),
        build.cpu.toFixed(0),
        (build.cpu / pages).toFixed(2),
        (build.memory / 1000).toFixed(0),
        start.toFixed(0),
        kilobytes(script),
        kilobytes(html),
      ]),
    ),
  };
}

async function growTo(root: string, compiled: CompiledSite, pages: number): Promise<Growth> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-growth-'));
  try {
    generateSite(root, folder, { compiled, pages });
    const check = spend(folder, ['src/node/cli/colophon.ts', 'check']);
    const build = spend(folder, ['src/node/cli/colophon.ts', 'build']);
    const begun = performance.now();
    const server = await spawnServer(folder);
    const start = performance.now() - begun;
    try {
      return { pages, check, build, start, ...(await weighHome(server.origin)) };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function weighHome(origin: string): Promise<{ script: number; html: number }> {
  const text = await (await fetch(origin + HOME)).text();
  const files = [...text.matchAll(/<(?:script|link)[^>]+?(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  const sizes = await Promise.all(files.map(([, file = '']) => transfer(origin + file)));
  const { bytes: html } = await transfer(origin + HOME);
  return { script: sizes.reduce((sum, { bytes }) => sum + bytes, 0), html };
}

function figuresOf({ pages, check, build, start, script }: Growth): Figure[] {
  const isLargest = pages >= AIMS.growth.pages;
  return [
    {
      name: `growth check ${pages}`,
      value: check.cpu,
      unit: 'ms of processors',
      ...(isLargest && { aim: { most: AIMS.growth.check } }),
    },
    {
      name: `growth build ${pages}`,
      value: build.cpu,
      unit: 'ms of processors',
      ...(isLargest && { aim: { most: AIMS.growth.build } }),
    },
    { name: `growth start ${pages}`, value: start, unit: 'ms' },
    { name: `growth script ${pages}`, value: script, unit: 'bytes' },
  ];
}

/** How much more the largest site brings at first than the smallest. */
function compareLoads(grown: readonly Growth[]): Figure[] {
  const [smallest] = grown;
  const largest = grown.at(-1);
  if (smallest === undefined || largest === undefined || largest === smallest) return [];
  const more = largest.script + largest.html - smallest.script - smallest.html;
  return [
    {
      name: `growth first load from ${smallest.pages} to ${largest.pages}`,
      value: more,
      unit: 'bytes',
      aim: { most: AIMS.growth.firstLoad },
    },
  ];
}
