import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, CLASSES, EVENTS, IDS, MAIN_ID } from '../../src/core/document-names.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface File {
  readonly file: string;
  readonly text: string;
}

function filesIn(folder: string): File[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|js|css|html)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readText(`${folder}/${name}`));
}

function readText(file: string): File {
  return { file, text: readFileSync(path.join(ROOT, file), 'utf8') };
}

/** What makes the documents of a site. */
const FILES = [
  readText('index.html'),
  ...['src/react', 'src/app', 'src/node/server', 'src/node/site-plugin', 'renderers'].flatMap(
    filesIn,
  ),
];
/** Without renderers: attributes, classes, ids and events of their own go with their folders. */
const ENGINE = FILES.filter(({ file }) => !/^renderers\/(?!shared\/)/.test(file));
/** What looks at them from outside, each with elements of its own. */
const READERS = ['src/studio', 'src/node/test-generator/suite', 'tests/e2e', 'tests/studio'];

/** Attributes and classes of libraries, of the bundler's overlay, and of what a comment has as an example. */
const FOREIGN = [
  'data-portal-node',
  'data-tabster-dummy',
  'data-fui-focus-visible',
  'data-swiper-slide-index',
  'file-link',
  'visitor-count',
];
/** Events of browsers that somebody listens to, or makes. */
const OF_BROWSERS = [
  ...[
    'DOMContentLoaded',
    'abort',
    'beforeprint',
    'beforeunload',
    'change',
    'click',
    'compositionend',
    'compositionstart',
    'error',
    'focusin',
    'input',
    'keydown',
  ],
  ...['load', 'loadingdone', 'message', 'online', 'pagehide', 'pageshow', 'pointerdown'],
  ...[
    'pointermove',
    'popstate',
    'readystatechange',
    'resize',
    'scroll',
    'securitypolicyviolation',
    'transitionrun',
  ],
];

/** What files have that fits a pattern, each once. */
function namesIn(pattern: RegExp, files: readonly File[] = FILES): string[] {
  const found = files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name));
  return [...new Set(found.filter((name) => name !== undefined))].sort();
}

/** The attributes that some files write or go by. */
function attributesIn(files: readonly File[]): string[] {
  const written = namesIn(/\b(data-[a-z]+(?:-[a-z]+)*)/g, files);
  const fromCode = namesIn(/\bdataset\.([a-z]+)\b/gi, files).map(
    (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [...written, ...fromCode].filter((name) => !FOREIGN.includes(name));
}

test('the attributes that the engine goes by are those that are named', () => {
  expect([...new Set(attributesIn(ENGINE))].sort()).toEqual([...ATTRIBUTES].sort());
});

test('the classes of the engine that are the same in all files are those that are named', () => {
  const used = new Set([
    ...namesIn(/:global\(\.([a-z-]+)\)/g, ENGINE),
    ...namesIn(/className="([a-z-]+)"/g, ENGINE),
    ...namesIn(/<\w+ class="([a-z-]+)"/g, ENGINE),
    ...ENGINE.flatMap(({ text }) =>
      [...text.matchAll(/classList\.(?:add|remove)\(([^)]*)\)/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
      ),
    ),
  ]);
  expect([...used].sort()).toEqual([...CLASSES].sort());
});

test('every element that is found by its id is named, and found by that name', () => {
  const sought = namesIn(/getElementById\('([a-z-]+)'\)/g, ENGINE);
  const written = namesIn(/\bid="([a-z-]+)"/g, ENGINE);
  const byName = namesIn(/\bIDS\.(\w+)/g).flatMap(
    (key) => Object.entries(IDS).find(([known]) => known === key)?.[1] ?? [],
  );
  const used = new Set([...sought, ...written, ...byName]);
  expect([...used].sort()).toEqual(Object.values(IDS).sort());
});

describe('an event by which scripts of a document speak to each other', () => {
  const names: readonly string[] = Object.values(EVENTS);
  const literals = (files: readonly File[]) =>
    namesIn(/(?:\bnew (?:Custom)?Event|\w+EventListener)\(\s*'([\w-]+)'/g, files);

  test.each(Object.entries(EVENTS))('%s is said and heard', (key, name) => {
    const said = namesIn(/\bnew Event\((?:EVENTS\.)?'?([\w-]+)'?\)/g);
    const heard = namesIn(/\baddEventListener\(\s*(?:EVENTS\.)?'?([\w-]+)'?/g);
    expect(said.filter((one) => one === key || one === name)).toHaveLength(1);
    expect(heard.filter((one) => one === key || one === name)).toHaveLength(1);
  });

  test('is named, unless it is one of browsers', () => {
    const unknown = literals([...ENGINE, ...READERS.flatMap(filesIn)]).filter(
      (name) => !OF_BROWSERS.includes(name) && !names.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  test('is written out only where nothing can be imported', () => {
    const modules = FILES.filter(({ file }) => /\.tsx?$/.test(file));
    expect(modules.length).toBeGreaterThan(300);
    expect(literals(modules).filter((name) => names.includes(name))).toEqual([]);
  });
});

describe.each(READERS)('%s goes by', (folder) => {
  const files = filesIn(folder);

  test('no attribute that nobody writes', () => {
    const read = namesIn(/(?:\[|Attribute\(')(data-[a-z]+(?:-[a-z]+)*)/g, files);
    const own = namesIn(/(?<!\[|Attribute\(')\b(data-[a-z]+(?:-[a-z]+)*)/g, files);
    const known = new Set([...attributesIn(FILES), ...own, ...FOREIGN]);
    expect(read.filter((name) => !known.has(name))).toEqual([]);
  });

  test('no class that nobody has', () => {
    const read = namesIn(/['"`\s]\.([a-z]+(?:-[a-z]+)+)(?=['"`\s,:>[])/g, files);
    const known: readonly string[] = [...CLASSES, ...FOREIGN];
    // Those of the text editor begin so.
    const ours = read.filter((name) => !name.startsWith('cm-'));
    expect(ours.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('no id that nobody has', () => {
    const read = namesIn(/getElementById\('([a-z-]+)'\)/g, files);
    const own = namesIn(/\bid="([a-z-]+)"/g, files);
    const known: readonly string[] = [...Object.values(IDS), ...own];
    expect(read.filter((name) => !known.includes(name))).toEqual([]);
  });
});

test('no two elements go by one id, and each id may end a URL', () => {
  const ids = [MAIN_ID, ...Object.values(IDS)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
});
