import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Compilation, compile } from '../../../src/node/compiler/index.ts';
import { runInit } from '../../../src/node/init/index.ts';
import { ENGINE } from '../../../src/node/site-folder/index.ts';
import { emitModule } from '../../../src/node/site-plugin/emit-modules.ts';

/** A component of the site's own, which a folder of words belongs to. */
const OVERRIDE = 'renderers/overrides/notice/index.tsx';
const ENGLISH = 'manifests/texts/en.json';
const WORDS = 'renderers/overrides/notice/words.json';
const COMPONENT =
  "import { useUiText } from 'colophon';\nexport function Override() {\n  return <p>{useUiText()('ui.notice')}</p>;\n}\n";

let root: string;
/** The site's texts in English, as it has them at first. */
let texts: string;

/** A site of its own, in English and German, with the engine's renderers and one more. */
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  symlinkSync(path.join(ENGINE, 'node_modules'), path.join(root, 'node_modules'));
  const options = ['--name', 'Hall', '--languages', 'en,de', '--look', 'paper'];
  await runInit([...options, '--sections', 'news'], root);
  texts = readFileSync(path.join(root, ENGLISH), 'utf8');
});
afterAll(() => rmSync(root, { recursive: true }));

beforeEach(() => {
  rmSync(path.join(root, 'renderers'), { recursive: true, force: true });
  write('renderers/renderer-api.json', '{ "rendererApi": 2 }');
  write(OVERRIDE, COMPONENT);
  write(ENGLISH, texts);
});

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

function compileWith(words: string, file = WORDS): Compilation {
  write(file, words);
  return compile(root);
}

/** The words that pages are sent in a language. */
function wordsSent({ compiled }: Compilation, language: string): Record<string, string> {
  if (compiled === undefined) throw new Error('the site was not compiled');
  const code =
    emitModule(`virtual:site/texts/${language}`, compiled, { root, isBuild: true }) ?? '';
  return JSON.parse(code.replace(/^export const texts = /, '').replace(/;$/, ''));
}

/** What is wrong, in short. */
function findWith(words: string, file = WORDS): string[] {
  return compileWith(words, file).findings.map(
    ({ code, file: place, line, column, message }) =>
      `${code} ${place}:${line}:${column} ${message}`,
  );
}

describe('words of a folder of the site’s own', () => {
  const NOTICE = '{ "ui.notice": { "en": "Take notice", "de": "Zu beachten" } }';

  test('are sent to pages beside the engine’s, and gone with the folder', () => {
    const before = wordsSent(compile(root), 'de');
    expect(before).toMatchObject({ 'ui.play': 'Bilder abspielen', 'ui.home': 'Startseite' });
    expect(Object.keys(before).filter((key) => key.startsWith('ui.lists.'))).toEqual([]);
    const sent = wordsSent(compileWith(NOTICE), 'de');
    expect(sent).toEqual({ ...before, 'ui.notice': 'Zu beachten' });
    rmSync(path.dirname(path.join(root, WORDS)), { recursive: true });
    expect(wordsSent(compile(root), 'de')).toEqual(before);
  });

  test('are those that the site’s texts say in their place', () => {
    const ui = { notice: 'Mind the step', play: 'Go' };
    write(ENGLISH, JSON.stringify({ ...JSON.parse(texts), ui }));
    const sent = wordsSent(compileWith(NOTICE), 'en');
    expect(sent).toMatchObject({ 'ui.notice': 'Mind the step', 'ui.play': 'Go' });
  });

  test('are looked for in a language that they are not in, as the engine’s are', () => {
    const found = findWith('{ "ui.notice": { "en": "Take notice" } }');
    expect(found).toEqual([
      expect.stringMatching(
        /^M208 manifests\/texts\/de\.json:\d+:\d+ "ui\.notice" has no text in "de"; add what is “Take notice” in English$/,
      ),
    ]);
  });

  test('may be of a folder that takes the place of one of the engine’s', () => {
    const folder = 'renderers/layouts/carousel';
    const schema = readFileSync(path.join(ENGINE, folder, 'schema.json'), 'utf8');
    write(`${folder}/schema.json`, schema);
    write(`${folder}/index.tsx`, 'export const layout = { Layout: () => null };');
    const words = '{ "ui.play": { "de": "Los" }, "ui.pause": { "en": "Halt", "de": "Halt" } }';
    const sent = wordsSent(compileWith(words, `${folder}/words.json`), 'de');
    expect(sent).toMatchObject({
      'ui.play': 'Los',
      'ui.pause': 'Halt',
      'ui.carousel': 'Karussell',
    });
  });

  test('may be shared by several', () => {
    const shared = 'renderers/shared/words.json';
    expect(wordsSent(compileWith(NOTICE, shared), 'en')).toMatchObject({
      'ui.notice': 'Take notice',
      'ui.close': 'Close',
    });
  });
});

describe('a file of words says where it is wrong', () => {
  test.each([
    [
      'a bracket that is missing',
      '{\n  "ui.notice": { "en": "Take notice" }',
      /^M006 WORDS:2:\d+ /,
    ],
    ['nothing at all', '', /^M003 WORDS:1:1 .*begin.*\{ "ui\.pause": /],
    [
      'a key that is no word’s',
      '{\n  "notice": { "en": "Take notice", "de": "Hinweis" }\n}',
      /^M012 WORDS:2:3 "notice" is no key of a word; write it as "ui\.pause"$/,
    ],
    [
      'a text in place of languages',
      '{\n  "ui.notice": "Take notice"\n}',
      /^M012 WORDS:2:16 "ui\.notice" has to be of type object$/,
    ],
    [
      'no language',
      '{\n  "ui.notice": {}\n}',
      /^M012 WORDS:2:16 "ui\.notice" has to have 1 property or more$/,
    ],
    [
      'an empty word',
      '{\n  "ui.notice": {\n    "en": "Take notice",\n    "de": " "\n  }\n}',
      /^M012 WORDS:4:11 "ui\.notice" has no words in "de"; write them, or leave the language out$/,
    ],
    [
      'a number for a word',
      '{\n  "ui.notice": { "en": "Take notice", "de": 3 }\n}',
      /^M012 WORDS:2:45 "ui\.notice › de" has to be of type string$/,
    ],
    [
      'a language that is no code',
      '{\n  "ui.notice": { "en": "Take notice", "de": "Hinweis", "Deutsch": "Hinweis" }\n}',
      /^M012 WORDS:2:56 "Deutsch" is no code of a language; write it as de or pt-BR$/,
    ],
    [
      'a language that nobody has',
      '{\n  "ui.notice": { "en": "Take notice", "de": "Hinweis", "dee": "Hinweis" }\n}',
      /^M224 WORDS:2:56 "dee" is no language of site\.json, and none of the engine's.*"de"/,
    ],
    [
      'a key of the engine’s parts',
      '{\n  "ui.home": { "en": "Start", "de": "Anfang" }\n}',
      /^M012 WORDS:2:3 the key "ui\.home" is the engine’s own as well; /,
    ],
    [
      'a key of another renderer',
      '{\n  "ui.play": { "en": "Start", "de": "Los" }\n}',
      /^M012 WORDS:2:3 the key "ui\.play" is that of renderers\/layouts\/carousel\/words\.json as well; /,
    ],
    [
      'a key below one that is a text',
      '{\n  "ui.home.far": { "en": "Start", "de": "Los" }\n}',
      /^M012 WORDS:2:3 the key "ui\.home\.far" does not go with "ui\.home", which is the engine’s own: /,
    ],
    [
      'a key twice',
      '{\n  "ui.notice": { "en": "One" },\n  "ui.notice": { "en": "Two" }\n}',
      /^M007 WORDS:3:3 /,
    ],
  ])('%s', (_, text, wanted) => {
    const [found = '', ...others] = findWith(text);
    expect(found.replace(WORDS, 'WORDS')).toMatch(wanted);
    expect(others).toEqual([]);
  });

  test('two folders that have one key', () => {
    const words = '{ "ui.notice": { "en": "Take notice", "de": "Hinweis" } }';
    write('renderers/shared/words.json', words);
    expect(findWith(words)).toEqual([
      expect.stringMatching(/"ui\.notice" is that of renderers\/shared\/words\.json as well/),
    ]);
  });
});
