import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRecord } from '../../src/core/index.ts';
import { readMetrics } from '../load/server-metrics.ts';
import { AIMS } from './aims.ts';
import type { Measured } from './figure.ts';
import { median } from './print-table.ts';
import { ENCODINGS, transfer } from './transfer.ts';

/** Rounds of page and file by turns: what else the machine does meets both. */
const ROUNDS = 5;
const ANSWERS = 2000;
const CONNECTIONS = 16;

/**
 * What a page costs the server that is sent from memory, beside a file of about its size. Answers per second
 * would say what the client can read: it takes more of the processor than the server does.
 */
export async function measureCache(
  root: string,
  origin: string,
  pathname: string,
): Promise<Measured> {
  const url = origin + pathname;
  const asset = await writeFileLike(root, url);
  const file = origin + asset;
  const costs: { page: number; file: number }[] = [];
  try {
    // The server's code is compiled while it is first used.
    await costOf(root, url);
    await costOf(root, file);
    for (let round = 0; round < ROUNDS; round += 1) {
      costs.push({ page: await costOf(root, url), file: await costOf(root, file) });
    }
  } finally {
    rmSync(path.join(root, 'dist/client', asset));
  }
  const page = median(costs.map((cost) => cost.page));
  const ratio = median(costs.map((cost) => cost.file / cost.page));
  return {
    title: `The page ${pathname} asked for again and again, beside a file of its size`,
    figures: [
      {
        name: `page beside file ${pathname}`,
        value: ratio,
        unit: 'ratio',
        aim: { least: AIMS.cachedPage },
      },
      { name: `page from memory ${pathname}`, value: page, unit: 'ms of processors' },
    ],
  };
}

/** Text of which no compression saves more than a fourth: six bits of chance a character. */
const PART_LEFT = 0.75;

/**
 * Writes a file among the assets whose answer is as large as the page's, both compressed; a smaller one would
 * be sent more often, whatever the server does.
 *
 * @returns its URL's path
 */
async function writeFileLike(root: string, page: string): Promise<string> {
  const { bytes } = await transfer(page);
  const text = randomBytes(Math.ceil(bytes)).toString('base64');
  const name = `like-the-page-${bytes}.css`;
  writeFileSync(
    path.join(root, 'dist/client/assets', name),
    `/*${text.slice(0, Math.ceil(bytes / PART_LEFT))}*/`,
  );
  return `/assets/${name}`;
}

/** Milliseconds of processor that an answer takes the server; it is asked from a process of its own. */
async function costOf(root: string, url: string): Promise<number> {
  const { origin } = new URL(url);
  const before = await readSpent(origin);
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(root, 'node_modules/autocannon/autocannon.js'),
    ...['--json', '--no-progress', '-c', String(CONNECTIONS), '-a', String(ANSWERS)],
    ...['-H', `Accept-Encoding: ${ENCODINGS}`, url],
  ]);
  const result: unknown = JSON.parse(stdout);
  if (!isRecord(result) || result['2xx'] !== ANSWERS) {
    throw new Error(`${url} did not answer every request with a page`);
  }
  return ((await readSpent(origin)) - before) / ANSWERS;
}

/** Milliseconds of processor that a server has taken by now. */
async function readSpent(origin: string): Promise<number> {
  const [, seconds] = /^process_cpu_seconds_total (\S+)$/m.exec(await readMetrics(origin)) ?? [];
  if (seconds === undefined) throw new Error(`${origin} does not say what it has spent`);
  return Number(seconds) * 1000;
}
