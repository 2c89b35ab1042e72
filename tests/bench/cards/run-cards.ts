import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from '../print-table.ts';

/** Rounds in which both ways render all cards, by turns; the first are to warm up. */
const ROUNDS = 60;
const WARM_UP = 20;

/** Letters that are shown before and after a difference. */
const AROUND = 120;

interface Cards {
  readonly prepare: () => Promise<Record<'manifest' | 'handWritten', () => string>>;
}

/** Renders the cards of a built module by both ways, and prints milliseconds and their ratio. */
async function main(folder: string): Promise<void> {
  const cards: Cards = await import(pathToFileURL(path.join(folder, 'cards.mjs')).href);
  const { manifest, handWritten } = await cards.prepare();
  expectSame(manifest(), handWritten());
  const rounds = Array.from({ length: ROUNDS }, () => ({
    manifest: time(manifest),
    handWritten: time(handWritten),
  })).slice(WARM_UP);
  console.log(
    JSON.stringify({
      manifest: median(rounds.map((round) => round.manifest)),
      handWritten: median(rounds.map((round) => round.handWritten)),
      ratio: median(rounds.map((round) => round.manifest / round.handWritten)),
    }),
  );
}

/**
 * Holds what is written by hand against what a manifest renders.
 *
 * @throws where they differ, with the first place where they do
 */
function expectSame(manifest: string, handWritten: string): void {
  // A manifest's long list stands in parts, and the router's own links carry a mark for its framework.
  const wanted = manifest.replace(/<\/ul><ul [^>]*>/g, '');
  const written = handWritten.replaceAll(' data-discover="true"', '');
  if (wanted === written) return;
  const place = [...wanted, 'end'].findIndex((letter, index) => letter !== written[index]);
  const around = (html: string) => html.slice(Math.max(0, place - AROUND), place + AROUND);
  throw new Error(
    `The cards of cards.tsx are no longer what manifests render; write by hand\n  ${around(wanted)}\nin place of\n  ${around(written)}`,
  );
}

/** Milliseconds of processor time. */
function time(render: () => string): number {
  const start = process.cpuUsage();
  render();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

await main(process.argv[2] ?? '');
