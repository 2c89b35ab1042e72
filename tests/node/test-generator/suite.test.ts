import { mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GENERAL_CASE_KINDS } from '../../../src/core/manifest/case-kinds.ts';
import { compile } from '../../../src/node/compiler/index.ts';
import {
  compareSuite,
  generateSuite,
  loadExpectations,
  type SuiteOptions,
  writeSuite,
} from '../../../src/node/test-generator/index.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { runCommand } from '../../run-command.ts';
import { siteFolder } from '../../sites/find-sites.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OPTIONS: SuiteOptions = {
  runs: { baseUrl: 'http://127.0.0.1:8080', languages: ['zh', 'en'], widths: [1440, 390] },
  only: [],
  isReadOnly: false,
  renderers: await loadExpectations(ROOT),
};

/** What is about no page of its own. */
const COMMON_SPECS = [
  'late-answers.spec.ts',
  'oracle.spec.ts',
  'whole-site-answers.spec.ts',
  'whole-site-back-links.spec.ts',
  'whole-site-budgets.spec.ts',
  'whole-site-failures.spec.ts',
  'whole-site-files.spec.ts',
  'whole-site-footer.spec.ts',
  'whole-site-languages.spec.ts',
  'whole-site-looks.spec.ts',
  'whole-site-navigation.spec.ts',
  'whole-site-pictures.spec.ts',
  'whole-site-readers.spec.ts',
  'whole-site-search.spec.ts',
  'whole-site-urls.spec.ts',
  'whole-site.spec.ts',
];

/** The pages that lead to the page of a tree. */
const LISTS_OF_TREES = ['plants/trees', 'plants/tree-finder'];

/** A folder in which there is nothing. */
const NOTHING_YET = { missing: [], stale: [], obsolete: [], foreign: [] };

const compiled = compileSite(GARDEN);
/** A site with layouts and blocks that the garden has no use for. */
const museum = compileSite(siteFolder('museum'));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'suite-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a suite', () => {
  test('has a spec for every page that shows data', () => {
    const specs = [...generateSuite(compiled, OPTIONS).files.keys()].filter((name) =>
      name.endsWith('.spec.ts'),
    );
    const pages = compiled.pages.filter(({ frame }) => frame !== undefined);
    expect(specs.toSorted()).toEqual(
      [...COMMON_SPECS, ...pages.map(({ id }) => `${id}.spec.ts`)].toSorted(),
    );
  });

  test('is the same whenever it is made', () => {
    expect(generateSuite(compileSite(GARDEN), OPTIONS)).toEqual(generateSuite(compiled, OPTIONS));
  });

  test('names every field that a page shows', () => {
    const suite = generateSuite(compiled, OPTIONS);
    for (const { id } of compiled.pages) {
      const file = readFileSync(path.join(GARDEN, `manifests/${id}.json`), 'utf8');
      // What machines are told of a page is read by tests of the server.
      const { summary, structuredData, updated, feed, ...manifest } = JSON.parse(file);
      const spec = suite.files.get(`${id}.spec.ts`) ?? '';
      for (const field of readFields(manifest)) {
        expect(spec, `${id} reads ${field}`).toMatch(new RegExp(`\\.${field}\\b|'${field}'`));
      }
    }
  });

  test('type-checks as strictly as this project, with nothing unused', async () => {
    writeSuite(folder, generateSuite(compiled, OPTIONS), NOTHING_YET);
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const config = {
      extends: path.join(ROOT, 'src/node/tsconfig.json'),
      include: ['.'],
      exclude: ['node_modules'],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { status, stdout } = await runCommand(folder, process.execPath, [
      path.join(ROOT, 'node_modules/typescript/bin/tsc'),
      '-p',
      folder,
    ]);
    unlinkSync(path.join(folder, 'node_modules'));
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  test('for a live server breaks no answers', () => {
    const suite = generateSuite(compiled, { ...OPTIONS, isReadOnly: true });
    for (const [name, code] of suite.files) {
      if (name.endsWith('.spec.ts')) expect(code, name).not.toContain('intercept(');
    }
  });

  test('may be of some pages only', () => {
    const suite = generateSuite(compiled, { ...OPTIONS, only: ['/plants/houses', '/garden/*'] });
    const specs = [...suite.files.keys()].filter((name) => name.endsWith('.spec.ts'));
    expect(specs).toContain('plants/houses.spec.ts');
    expect(specs).toContain('garden/reports.spec.ts');
    expect(specs).not.toContain('plants/trees.spec.ts');
  });

  test('has cases of each general kind, and of renderers by their names', () => {
    const named = ['tabs', 'attachments', 'accordion', 'carousel', 'gallery'];
    const reasons = [...GENERAL_CASE_KINDS, ...named].map((kind) => [
      kind,
      `The ${kind} is left out.`,
    ]);
    const specs = [compiled, museum].map((known) => {
      const everywhere = known.pages.map(({ id }) => [id, Object.fromEntries(reasons)]);
      const site = { ...known, testExemptions: Object.fromEntries(everywhere) };
      return [...generateSuite(site, OPTIONS).files.values()].join('');
    });
    for (const [kind, reason] of reasons) {
      expect(specs.join(''), kind).toContain(`test.skip(true, '${reason}')`);
    }
  });

  test('skips the cases that a manifest exempts, with its reason', () => {
    const exempt = { copy: 'The page shows e-mail addresses as pictures.' };
    const site = { ...compiled, testExemptions: { 'plants/houses': exempt } };
    const spec = generateSuite(site, OPTIONS).files.get('plants/houses.spec.ts');
    expect(spec).toContain(
      "test('copies an e-mail address, and says so for a second', () => {\n" +
        "  test.skip(true, 'The page shows e-mail addresses as pictures.');\n});",
    );
    expect(spec).not.toContain('navigator.clipboard');
  });
});

describe('a folder', () => {
  const suite = generateSuite(compiled, { ...OPTIONS, only: ['/plants/houses'] });

  test('that was just written is up to date', () => {
    writeSuite(folder, suite, compareSuite(folder, suite));
    expect(compareSuite(folder, suite)).toEqual(NOTHING_YET);
  });

  test('keeps the files of a tester, and loses what was made for pages that are gone', () => {
    const before = generateSuite(compiled, { ...OPTIONS, only: ['/plants/*'] });
    writeSuite(folder, before, NOTHING_YET);
    const own = path.join(folder, 'plants/own.spec.ts');
    writeFileSync(own, '// mine');
    const pages = compiled.pages.filter(({ id }) => !LISTS_OF_TREES.includes(id));
    const after = generateSuite({ ...compiled, pages }, OPTIONS);
    const state = compareSuite(folder, after);
    // Nothing leads to the page of an item any more, either.
    expect(state.obsolete).toEqual([
      'plants/tree-finder.spec.ts',
      'plants/tree.spec.ts',
      'plants/trees.spec.ts',
    ]);
    writeSuite(folder, after, state);
    expect(compareSuite(folder, after).obsolete).toEqual([]);
    expect(readFileSync(own, 'utf8')).toBe('// mine');
  });

  test('keeps what was generated of pages that are not asked for now', () => {
    writeSuite(folder, generateSuite(compiled, OPTIONS), NOTHING_YET);
    expect(compareSuite(folder, suite)).toEqual(NOTHING_YET);
  });

  test('tells what is missing, changed, and not its own', () => {
    writeSuite(folder, suite, compareSuite(folder, suite));
    const file = path.join(folder, 'support/api.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('1000', '10'));
    unlinkSync(path.join(folder, 'support/look.ts'));
    writeFileSync(path.join(folder, 'plants/houses.spec.ts'), '// mine');
    expect(compareSuite(folder, suite)).toEqual({
      missing: ['support/look.ts'],
      stale: ['support/api.ts'],
      obsolete: [],
      foreign: ['plants/houses.spec.ts'],
    });
  });

  test('knows what an older version generated, which named a script', () => {
    writeSuite(folder, suite, compareSuite(folder, suite));
    const file = path.join(folder, 'plants/houses.spec.ts');
    const older = readFileSync(file, 'utf8').replace(
      '`colophon generate-tests`',
      '`npm run generate:tests`',
    );
    writeFileSync(file, older);
    expect(compareSuite(folder, suite)).toEqual({
      ...NOTHING_YET,
      stale: ['plants/houses.spec.ts'],
    });
  });
});

/** The fields of slots and blocks, by the properties that name them. */
function readFields(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(readFields);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'field') return [value].flat().map(String);
    if (['title', 'subtitle', 'summary', 'image', 'note'].includes(name)) {
      return typeof value === 'string' && !value.includes('.') ? [value] : readFields(value);
    }
    return readFields(value);
  });
}

function compileSite(folderOfSite: string) {
  const site = compile(folderOfSite).compiled;
  if (site === undefined) throw new Error(`The manifests of ${folderOfSite} have findings`);
  return site;
}
