import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from '../print-table.ts';

/** Rounds in which both ways render all cards, by turns; the first are to warm up. */
const ROUNDS = 60;
const WARM_UP = 20;

interface Cards {
  readonly prepare: () => Promise<Record<'manifest' | 'handWritten', () => string>>;
}

/** Renders the cards of a built module by both ways, and prints milliseconds and their ratio. */
async function main(folder: string): Promise<void> {
  const cards: Cards = await import(pathToFileURL(path.join(folder, 'cards.js')).href);
  const { manifest, handWritten } = await cards.prepare();
  // The router's own links carry a mark for its framework; a manifest's long list stands in parts.
  const skeleton = (html: string) =>
    html.replace(/ class="[^"]*"| data-discover="true"/g, '').replaceAll('</ul><ul>', '');
  if (skeleton(manifest()) !== skeleton(handWritten())) {
    throw new Error(
      'Both ways have to render the same markup; write by hand what manifests render',
    );
  }
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

/** Milliseconds of processor time. */
function time(render: () => string): number {
  const start = process.cpuUsage();
  render();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

await main(process.argv[2] ?? '');
