import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakLines } from '../../../src/node/test-generator/break-lines.ts';
import { type Case, printCase } from '../../../src/node/test-generator/case.ts';
import { findFurther } from '../../../src/node/test-generator/further-cases.ts';
import { generateSuite, loadExpectations } from '../../../src/node/test-generator/index.ts';
import { listProperties } from '../../../src/node/test-generator/list-properties.ts';
import { compileRight } from '../../compile-right.ts';
import { GARDEN } from '../../garden/make-garden.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const { compiled, manifests } = compileRight(GARDEN);
const RUNS = { baseUrl: 'https://garden.example', languages: ['zh', 'en'], widths: [1440] };
const suite = generateSuite(compiled, {
  runs: RUNS,
  only: [],
  isReadOnly: false,
  renderers: await loadExpectations(ROOT),
  manifests,
});

describe('a case', () => {
  test('has its kind for a tag, by which it can be chosen', () => {
    const own = {
      kind: 'head',
      title: 'is there',
      runs: 'once',
      lines: ['await page.reload();'],
    } as const;
    expect(printCase('garden', own)).toMatch(
      /^test\('is there', \{ tag: \['@turn-\d+', '@head'\] \}/,
    );
  });

  test('that is like others of the site has a tag for that', () => {
    const own = { kind: 'head', title: 'is there', runs: 'once', lines: [] } as const;
    const head = printCase('garden', own, { isFurther: true });
    expect(head).toContain("'@head', '@further']");
  });

  test('of answers opens no browser', () => {
    const lines = ["await request.get('/');"];
    const printed = printCase('garden', {
      kind: 'answers',
      title: 'is',
      runs: 'languages',
      lines,
      isOfAnswers: true,
    });
    expect(printed).toMatch(
      /^answerTest\('is', \{ tag: \['@language-\d+', '@answers'\] \}, async \(\{ request \}\)/,
    );
  });
});

describe('cases that are alike', () => {
  const caseOf = (kind: string, title: string, alike?: string): Case => ({
    kind,
    title,
    runs: 'once',
    lines: [],
    ...(alike !== undefined && { alike }),
  });
  const furtherOf = (cases: readonly Case[]) => [...findFurther(cases)].map(({ title }) => title);

  test('run for the first page, the last and one between them', () => {
    const cases = ['a', 'b', 'c', 'd', 'e'].map((title) => caseOf('columns', title, 'of grid'));
    expect(furtherOf(cases)).toEqual(['b', 'd']);
    expect(furtherOf(cases.slice(0, 3))).toEqual([]);
  });

  test('are of one kind, and ask the same of the same code; others are each by itself', () => {
    const cases = ['a', 'b', 'c', 'd'].flatMap((title) => [
      caseOf('columns', title),
      caseOf(title, title, 'of grid'),
      caseOf('columns', title, `of ${title}`),
    ]);
    expect(furtherOf(cases)).toEqual([]);
  });
});

describe('a line that is too wide', () => {
  const long = 'a text that is long enough for two lines of code, or for one that nobody reads';

  test.each([
    [`  await look('${long}', { at: 'the end', of: site.main });`],
    [`const all = [...one(item, '${long}'), ...two('(', "{")];`],
    [`const whole = { name: '${long}', path: \`/a/\${id}\`, items: list.map((item) => item.id) };`],
  ])('is broken between entries: %s', (line) => {
    const broken = breakLines(line);
    expect(broken.split('\n').length).toBeGreaterThan(2);
    expect(broken.replace(/,\n\s*([)\]}])/g, '$1').replace(/\s+/g, '')).toBe(
      line.replace(/\s+/g, ''),
    );
  });

  test.each([
    [`if (one === '${long}' && two !== 'something else altogether that is long') return;`],
    [`  for (const one of found('${long}').filter(({ name }) => name !== '')) {`],
  ])('is left as it is where it holds no list: %s', (line) => {
    expect(breakLines(line)).toBe(line);
  });

  test('is in no spec, but for words', () => {
    for (const [name, code] of suite.files) {
      if (!name.endsWith('.spec.ts')) continue;
      const wide = code
        .split('\n')
        .filter((line) => line.length > 120 && !/^\s*\S+ '[^']*',?$/.test(line));
      expect(wide, name).toEqual([]);
    }
  });
});

describe('the properties of manifests', () => {
  const specs = new Set(suite.specs);
  const pages = listProperties(manifests, specs);

  test('stand at their lines', () => {
    const [page] = pages.filter(({ manifest }) => manifest === 'manifests/plants/houses.json');
    const route = page?.properties.find((property) => property.path === 'route');
    const written =
      manifests.pages.find(({ id }) => id === 'plants/houses')?.file.text.split('\n') ?? [];
    expect(written[(route?.line ?? 0) - 1]).toContain(`"route": "${route?.value}"`);
  });

  test('are looked at by kinds of cases that their spec has', () => {
    for (const { spec, properties } of pages) {
      const kinds = new Set(
        [...(suite.files.get(spec) ?? '').matchAll(/'@([a-z-]+)'\]/g)].map(([, kind]) => kind),
      );
      const routes = properties.filter((property) => property.path === 'route');
      expect(
        routes.flatMap((property) => property.kinds).some((kind) => kinds.has(kind)),
        spec,
      ).toBe(true);
    }
  });
});

describe('files beside the specs', () => {
  test('name the site that is tested', () => {
    expect(suite.files.get('.github/workflows/site-tests.yml')).toContain('https://garden.example');
  });

  test('have each page in each language as a load', () => {
    const load = suite.files.get('load.k6.js') ?? '';
    expect(load).toContain('"path": "/plants/houses"');
    expect(load).toContain('"path": "/plants/houses?lang=en"');
  });
});

test('made-up answers are of lists that stand alone at their URL', () => {
  const { oracle } = JSON.parse(suite.files.get('site.json') ?? '{}');
  const paths = oracle.lists.map((list: { readonly path: string }) => list.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/plants/houses');
  expect(oracle.endpoints.length).toBeGreaterThan(paths.length);
});

test('a tab may be called as other views of a page are: each constant is declared once', async () => {
  const root = path.join(ROOT, 'tests/sites/documentation');
  const site = compileRight(root);
  const { files } = generateSuite(site.compiled, {
    runs: { ...RUNS, languages: ['en'] },
    only: ['/search'],
    isReadOnly: false,
    renderers: await loadExpectations(ROOT),
    manifests: site.manifests,
  });
  const declared = [...(files.get('search.spec.ts') ?? '').matchAll(/^const (\w+)/gm)];
  const names = declared.map(([, name]) => name);
  expect(names).toContain('TITLES');
  expect(new Set(names).size).toBe(names.length);
});
