import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRecord } from '../../src/core/index.ts';
import { AIMS } from './aims.ts';
import type { Measured } from './figure.ts';
import { median } from './print-table.ts';
import { ENCODINGS, transfer } from './transfer.ts';

/** Rounds of page and file by turns: what else the machine does meets both. */
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;

/** How often a page is sent beside a file of about its size, by the same server. */
export async function measureCache(
  root: string,
  origin: string,
  pathname: string,
): Promise<Measured> {
  const url = origin + pathname;
  const file = origin + (await findFileLike(root, url, origin));
  const rounds: { page: number; file: number }[] = [];
  // The server's code is compiled while it is first used.
  await fire(root, url);
  await fire(root, file);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ page: await fire(root, url), file: await fire(root, file) });
  }
  const page = median(rounds.map((round) => round.page));
  const ratio = median(rounds.map((round) => round.page / round.file));
  return {
    title: `The page ${pathname} asked for again and again, beside ${new URL(file).pathname}`,
    figures: [
      {
        name: `page beside file ${pathname}`,
        value: ratio,
        unit: 'ratio',
        aim: { least: AIMS.cachedPage },
      },
      { name: `pages sent ${pathname}`, value: page, unit: 'per second' },
    ],
  };
}

/** The asset whose answer is nearest to the page's in size, both compressed. */
async function findFileLike(root: string, page: string, origin: string): Promise<string> {
  const { bytes: wanted } = await transfer(page);
  const folder = path.join(root, 'dist/client/assets');
  // Compression leaves a fourth to a third; only those that may fit are asked for.
  const candidates = readdirSync(folder)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .filter((name) => statSync(path.join(folder, name)).size > wanted)
    .map((name) => `/assets/${name}`);
  const sizes = await Promise.all(
    candidates.map(async (name) => ({
      name,
      off: Math.abs((await transfer(origin + name)).bytes - wanted),
    })),
  );
  const [nearest] = sizes.sort((a, b) => a.off - b.off);
  if (nearest === undefined) throw new Error(`No built file is as large as ${page}`);
  return nearest.name;
}

/** Answers per second, asked for from a process of its own. */
async function fire(root: string, url: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(root, 'node_modules/autocannon/autocannon.js'),
    ...['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(SECONDS)],
    ...['-H', `Accept-Encoding: ${ENCODINGS}`, url],
  ]);
  const result: unknown = JSON.parse(stdout);
  const requests = isRecord(result) ? result.requests : undefined;
  if (!isRecord(result) || !isRecord(requests) || result.non2xx !== 0) {
    throw new Error(`${url} did not answer every request with a page`);
  }
  return Number(requests.average);
}
