import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nestTexts, readRendererWords, wordsIn } from '../../../src/node/compiler/index.ts';
import { type RunningServer, startDevelopmentServer } from '../../bench/spawn-server.ts';
import { makeGardenCopy, PROJECT, type ProjectCopy } from './project-copy.ts';
import { test as base } from './test.ts';

/** A language that no file of the repository speaks, with made-up words. */
export const THIRD = { code: 'eo', tag: 'eo', label: 'Esperanto' } as const;

interface DevelopmentSite {
  /** The garden, which speaks a third language here. */
  readonly project: ProjectCopy;
  readonly server: RunningServer;
}

/** Milliseconds enough to pre-bundle dependencies beside the tests of another worker. */
const PREPARATION = { scope: 'worker', timeout: 180_000 } as const;

/** A copy of the garden's site, served for development. */
export const test = base.extend<object, DevelopmentSite>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const project = makeGardenCopy();
      try {
        addLanguage(project.root);
        await use(project);
      } finally {
        project.remove();
      }
    },
    PREPARATION,
  ],

  server: [
    async ({ project }, use) => {
      const server = await startDevelopmentServer(project.root, PROJECT);
      await use(server);
      await server.stop();
    },
    PREPARATION,
  ],

  baseURL: async ({ server }, use) => use(server.origin),
});

/** Words of the third language: the English ones, marked. */
export function inThird(english: string): string {
  return `E ${english}`;
}

/** Adds a language by files alone: site.json, its texts, and the content. */
function addLanguage(root: string): void {
  const site = path.join(root, 'manifests/site.json');
  const written = JSON.parse(readFileSync(site, 'utf8'));
  writeJson(site, { ...translateAll(written), languages: [...written.languages, THIRD] });
  const texts = (code: string) => path.join(root, `manifests/texts/${code}.json`);
  const { $schema, ...english } = JSON.parse(readFileSync(texts('en'), 'utf8'));
  // The engine speaks no such language: the site says its words, too.
  const { ui } = Object(nestTexts(wordsIn('en', readRendererWords(root))));
  const whole = { ...english, ui: withOwn(ui, english.ui) };
  writeJson(texts(THIRD.code), { $schema, ...markAll(whole) });
  const content = path.join(root, 'content');
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.en.md')) continue;
    const text = readFileSync(path.join(content, name), 'utf8');
    const own = path.join(content, name.replace(/\.en\.md$/, `.${THIRD.code}.md`));
    // A name with a colon in it stands in quotation marks.
    writeFileSync(own, text.replace(/^name: (['"]?)/m, `name: $1${inThird('')}`));
  }
}

/** Every text that a manifest holds itself, with words in the third language. */
function translateAll(value: object): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, entry]) => [key, translate(entry)]);
  const isText = 'zh' in value && 'en' in value;
  return Object.fromEntries(
    isText ? [...entries, [THIRD.code, inThird(String(value.en))]] : entries,
  );
}

function translate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translate);
  return typeof value === 'object' && value !== null ? translateAll(value) : value;
}

/** The engine's words, those that the site says itself in their places. */
function withOwn(engine: unknown, own: unknown): unknown {
  if (typeof engine !== 'object' || engine === null || typeof own !== 'object' || own === null) {
    return own ?? engine;
  }
  const written = new Map<string, unknown>(Object.entries(own));
  const words = Object.entries(engine).map(([key, entry]) => [
    key,
    withOwn(entry, written.get(key)),
  ]);
  return { ...own, ...Object.fromEntries(words) };
}

function markAll(value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([key, entry]) => [
      key,
      typeof entry === 'string' ? inThird(entry) : markAll(entry),
    ]),
  );
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
