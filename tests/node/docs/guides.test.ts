import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { apiOf } from '../../../src/core/api-of.ts';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { compile } from '../../../src/node/compiler/index.ts';
import { createApiSource } from '../../../src/node/server/edge/api-source.ts';
import { openEditor } from '../../editor/open-editor.ts';
import { readFiles } from '../../read-files.ts';
import { DIRECTUS } from '../backends/directus.ts';
import { STRAPI_5 } from '../backends/strapi-5.ts';
import { WORDPRESS } from '../backends/wordpress.ts';
import { checkStyle, checkTypes, followGuide } from './follow-guide.ts';
import { callColophon, type GuideSite, makeGuideSite } from './guide-site.ts';
import { blocksOf, commandsOf, listGuides, TOGETHER } from './guides.ts';

/** Guides that change what the others rest upon. */
const ALONE = ['language', 'another-backend', 'several-backends', 'edit-content'];

/** The folders of a site that the guides write in besides. */
const WRITTEN = ['manifests', 'content', 'media'];

/** The folders that the guides add to renderers/. */
const OWN = [
  'renderers/blocks/quote',
  'renderers/formats/year',
  'renderers/frames/chapters',
  'renderers/layouts/chronicle',
  'renderers/overrides/notice-above',
];

const GUIDES = listGuides();

test('every guide is followed', () => {
  expect([...TOGETHER, ...ALONE].sort()).toEqual(GUIDES.sort());
});

describe('the guides, followed in one site', () => {
  let site: GuideSite;
  let generated: ReadonlyMap<string, string>;
  beforeAll(async () => {
    site = await makeGuideSite();
    for (const folder of WRITTEN) {
      cpSync(path.join(site.root, folder), path.join(site.root, '.cache', folder), {
        recursive: true,
      });
    }
    generated = readFiles(path.join(site.root, '.colophon'));
  });
  afterAll(() => site.remove());

  test.each(TOGETHER)(
    '%s can be followed to a site without findings',
    { timeout: 60_000 },
    (name) => followGuide(site.root, name),
  );

  test('leave code without type errors', { timeout: 120_000 }, async () => {
    expect(await checkTypes(site.root)).toBe('');
  });

  test('leave files that the formatter and the linter accept', async () => {
    const files = TOGETHER.flatMap(blocksOf)
      .filter(({ kind, property }) => /^(?:json|tsx?|css)$/.test(kind) && property === undefined)
      .map(({ file }) => file);
    expect(await checkStyle(site.root, [...new Set(files)])).toBe('');
  });

  test('leave pages that tests can be generated of, each by what its renderer says is seen', async () => {
    await callColophon(site.root, ['generate-tests', path.join(site.root, '.cache/tests')]);
    const specs = [...readFiles(path.join(site.root, '.cache/tests'))]
      .filter(([name]) => name.endsWith('.spec.ts'))
      .map(([, text]) => text)
      .join('\n');
    const year = "import { year } from '../support/formats/year.ts';";
    for (const line of ['stands in parts under their headings', year, 'The director']) {
      expect(specs).toContain(line);
    }
    const copy = path.join(site.root, '.cache/tests/support/formats/year.ts');
    expect(readFileSync(copy, 'utf8')).toContain("from '../for-renderers.ts';");
  });

  test.each<[what: string, text: string, offered: string]>([
    ['layout', '{ "view": { "layout": { "type": | } } }', '"chronicle"'],
    ['slot', '{ "view": { "layout": { "type": "chronicle", "item": { | } } } }', 'time'],
    ['frame', '{ "frame": { "type": | } }', '"chapters"'],
    [
      'block',
      '{ "view": { "layout": { "type": "detail", "blocks": [{ "type": | }] } } }',
      '"quote"',
    ],
    [
      'format',
      '{ "view": { "layout": { "type": "detail", "title": { "field": "name", "format": | } } } }',
      '"year"',
    ],
  ])('let an editor complete a %s of one’s own', async (_, text, offered) => {
    const editor = openEditor(site.root);
    expect(await editor.complete('manifests/people/new.json', text)).toContain(offered);
  });

  test('put all that is of a renderer into its folder, which takes it away again', async () => {
    for (const folder of OWN) rmSync(path.join(site.root, folder), { recursive: true });
    for (const folder of WRITTEN) {
      rmSync(path.join(site.root, folder), { recursive: true });
      cpSync(path.join(site.root, '.cache', folder), path.join(site.root, folder), {
        recursive: true,
      });
    }
    await callColophon(site.root, ['generate']);
    expect(readFiles(path.join(site.root, '.colophon'))).toEqual(generated);
  });
});

describe('language', () => {
  let site: GuideSite;
  beforeAll(async () => {
    site = await makeGuideSite();
  });
  afterAll(() => site.remove());

  test('can be followed to a site without errors', () => followGuide(site.root, 'language'));

  test('gives its pages and its items words', async () => {
    const { compiled } = compile(site.root);
    const [backend] = compiled?.backends ?? [];
    if (compiled === undefined || backend === undefined) throw new Error('the site is wrong');
    const { fetch } = createApiSource(site.root, {
      api: apiOf(compiled.site, { api: undefined }),
      backend,
      languages: compiled.site.languages,
      origin: undefined,
      variables: {},
    });
    const ask = async (endpoint: string): Promise<unknown> => {
      const headers = { 'accept-language': 'fr' };
      const answer = await fetch(new Request(`http://site.example/api${endpoint}`, { headers }));
      return answer.json();
    };
    expect(await ask('/about-us')).toMatchObject({ name: 'Qui nous sommes' });
    expect(await ask('/people')).toMatchObject([{ title: 'Chercheuse' }]);
    expect(await ask('/contact')).toMatchObject({ name: 'Contact' });
  });
});

test.each(['another-backend', 'several-backends'])(
  '%s can be followed to a site without errors',
  async (name) => {
    const { root, remove } = await makeGuideSite();
    onTestFinished(remove);
    await followGuide(root, name);
  },
);

test.each(ALONE)('%s writes no code', (name) => {
  const code = blocksOf(name).filter(({ file }) => /\.tsx?$/.test(file));
  expect(code).toEqual([]);
});

test.each(GUIDES)('%s checks the site', (name) => {
  expect(commandsOf(name)).toContain('npx colophon check');
});

describe('what the guide to another backend says', () => {
  const apis = blocksOf('another-backend').filter(({ property }) => property === 'api');
  const pages = blocksOf('another-backend').filter(({ file }) => file.endsWith('/articles.json'));

  test.each([STRAPI_5, DIRECTUS, WORDPRESS].map((backend, place) => ({ place, ...backend })))(
    'of $name is what a server that answers like it was read with',
    ({ place, api, endpoint, fields }) => {
      expect(JSON.parse(apis[place]?.text ?? '')).toEqual(api);
      const page: unknown = JSON.parse(pages[place]?.text ?? '');
      const { source, layout } = isRecord(page) && isRecord(page.view) ? page.view : {};
      expect(source).toEqual({ endpoint, paging: 'server' });
      expect(layout).toMatchObject({
        item: {
          title: fields.title,
          image: fields.image,
          subtitle: fields.date,
          summary: { field: fields.text },
        },
      });
    },
  );
});
