import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBackendHeaders } from '../../src/node/server/edge/backend-headers.ts';
import { createForwarder } from '../../src/node/server/edge/forward.ts';
import { compileRight } from '../compile-right.ts';
import { answerInFull } from './long-answers.ts';
import { readAnswers } from './real-answers.ts';
import { loadRendering, type RenderSite } from './rendering.ts';
import { IS_LONG_RUN } from './run-property.ts';
import { PROJECT } from './site-under-edit.ts';

/** Bytes of a text that is read in each field of an answer, and cut. */
const READ = 2 ** 17;
/** Milliseconds of processor that a page may cost, whatever its answers hold. */
const MOST = 300;
/** The first tries of a page also compile the code that renders it. */
const TRIES = 12;
/**
 * In the usual run a page takes its turn with every twelfth text, and a text with every twelfth page;
 * `npm run fuzz -- long-answers` tries all of them.
 */
const SPREAD = IS_LONG_RUN ? 1 : 12;
/** Of how many pages one is answered in megabytes. */
const SPREAD_OF_MEGABYTES = IS_LONG_RUN ? 1 : 6;

/** What makes work for loops and expressions that look at a place more than once. */
const TEXTS = {
  letters: 'x',
  Chinese: '澄',
  'dots and spaces': '. ',
  'spaces alone': ' ',
  'paths and dots': '/a.',
  'combining marks': '\u0301',
  paragraphs: '<p>Of lakes &amp; hills</p>',
  'headings of the same words': '<h2>a</h2>',
  'tags that are never closed': '<b><i>',
  'signs of tags and references': '<&',
  attributes: '<p id="a" title="b">',
  placeholders: '{id}',
};

const { compiled } = compileRight(PROJECT);
const site = compiled;
let renderSite: RenderSite;
let real = new Map<string, unknown>();

beforeAll(async () => {
  renderSite = await loadRendering();
  real = await readAnswers(site);
}, 300_000);

describe('costs no page more processor than a reader can wait for', () => {
  test.each(Object.entries(TEXTS).map(([name, unit], turn) => ({ name, unit, turn })))(
    'what is read, and cut, of $name in every field',
    async ({ unit, turn }) => {
      const text = unit.repeat(Math.ceil(READ / Buffer.byteLength(unit)));
      const full = answerInFull(text, site.site.api.base, (pathname) => real.get(pathname));
      await expectQuick(
        ({ pathname }) => full(pathname),
        (index) => index % SPREAD === turn % SPREAD,
      );
    },
    0,
  );

  test.each([
    { unit: 'x', form: 'sized', size: 'at its head', turn: 0 },
    { unit: '澄', form: 'chunked', size: 'nowhere', turn: 1 },
  ])(
    'a megabyte of $unit in every field from a backend, with its size $size',
    async ({ unit, form, turn }) => {
      const running = fork(path.join(import.meta.dirname, 'long-backend.ts'), [unit, form]);
      try {
        const [port] = await once(running, 'message');
        const { base, languageHeader } = site.site.api;
        const [backend] = site.backends;
        if (backend === undefined) throw new Error('The site has no backend');
        const origin = `http://127.0.0.1:${port}`;
        const ask = createForwarder({
          origin,
          base,
          path: backend.path,
          headers: readBackendHeaders(backend, languageHeader, new Headers()),
        });
        await expectQuick(
          (url) => ask(new Request(url), 'page'),
          (index) => index % SPREAD_OF_MEGABYTES === turn % SPREAD_OF_MEGABYTES,
        );
      } finally {
        running.disconnect();
      }
    },
    0,
  );
});

async function expectQuick(
  answer: (url: URL) => unknown,
  isChosen: (index: number) => boolean,
): Promise<void> {
  const slow: string[] = [];
  for (const { id } of site.pages.filter((_page, index) => isChosen(index))) {
    const cost = await costOf(id, answer);
    if (cost > MOST) slow.push(`${id}: ${cost.toFixed()} ms`);
  }
  expect(slow).toEqual([]);
}

/** What a page costs in one language, at the best of some tries. */
async function costOf(id: string, answer: (url: URL) => unknown): Promise<number> {
  const costs: number[] = [];
  do {
    const before = process.cpuUsage();
    expect(await renderSite(site, id, answer)).toEqual([]);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000 / site.site.languages.length);
  } while (Math.min(...costs) > MOST / 2 && costs.length < TRIES);
  return Math.min(...costs);
}
