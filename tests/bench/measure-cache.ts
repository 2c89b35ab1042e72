import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
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
  const asset = await writeFileLike(root, url);
  const file = origin + asset;
  const rounds: { page: number; file: number }[] = [];
  try {
    // The server's code is compiled while it is first used.
    await fire(root, url);
    await fire(root, file);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ page: await fire(root, url), file: await fire(root, file) });
    }
  } finally {
    rmSync(path.join(root, 'dist/client', asset));
  }
  const page = median(rounds.map((round) => round.page));
  const ratio = median(rounds.map((round) => round.page / round.file));
  return {
    title: `The page ${pathname} asked for again and again, beside a file of its size`,
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
