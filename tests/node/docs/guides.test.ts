import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { loadContent } from '../../../src/node/content-api/index.ts';
import { openEditor } from '../../editor/open-editor.ts';
import { DIRECTUS } from '../backends/directus.ts';
import { STRAPI_5 } from '../backends/strapi-5.ts';
import { WORDPRESS } from '../backends/wordpress.ts';
import { PROJECT } from '../compiler/small-site.ts';
import {
  checkStyle,
  checkTypes,
  copyProject,
  followGuide,
  generate,
  listChanges,
  runUnitTests,
} from './follow-guide.ts';
import { blocksOf, commandsOf, listGuides, readGuide } from './guides.ts';

/** Guides that can be followed one after the other, in one project. */
const TOGETHER = [
  'add-a-section',
  'theme',
  'header-and-footer',
  'override',
  'own-layout',
  'own-frame',
  'own-block',
  'own-format',
];
/** Guides that change what the others rest upon. */
const ALONE = ['language', 'another-backend'];

/** The folders that the guides add to renderers/. */
const OWN = [
  'renderers/blocks/quote',
  'renderers/formats/year',
  'renderers/frames/stack',
  'renderers/layouts/timeline',
  'renderers/overrides/notice-above',
];
/** What is generated of them. */
const FOLLOWING = [
  'schemas/renderers.schema.json',
  'src/core/manifest/block-model.ts',
  'src/core/manifest/frame-model.ts',
  'src/core/manifest/layout-model.ts',
  'src/core/manifest/manifest-types.ts',
  'src/docs/reference.md',
];

const GUIDES = listGuides();

test('every guide is followed', () => {
  expect([...TOGETHER, ...ALONE].sort()).toEqual(GUIDES.sort());
});

describe('the guides, followed in one project', () => {
  const project = copyProject();
  afterAll(project.remove);

  test.each(TOGETHER)('%s can be followed to a site without errors', async (name) => {
    await followGuide(project.root, name);
  });

  test('leave code without type errors', { timeout: 120_000 }, async () => {
    expect(await checkTypes(project.root)).toBe('');
  });

  test('leave files that the formatter and the linter accept', async () => {
    expect(await checkStyle(project.root)).toBe('');
  });

  test('have unit tests of what they add, which pass', { timeout: 120_000 }, async () => {
    expect(await runUnitTests(project.root, OWN)).toBe('');
  });

  test.each<[what: string, text: string, offered: string]>([
    ['layout', '{ "view": { "layout": { "type": | } } }', '"timeline"'],
    ['slot', '{ "view": { "layout": { "type": "timeline", "item": { | } } } }', 'time'],
    ['frame', '{ "frame": { "type": | } }', '"stack"'],
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
    const editor = openEditor(project.root);
    expect(await editor.complete('manifests/people/new.json', text)).toContain(offered);
  });

  test('put all that is of a renderer into its folder, which takes it away again', async () => {
    const own = (name: string) => OWN.some((folder) => name.startsWith(`${folder}/`));
    const parts = ['renderers', 'schemas', 'src'];
    const isOther = (name: string) => !own(name) && !name.startsWith('src/demo/content/');
    expect(listChanges(project.root, parts).filter(isOther)).toEqual(FOLLOWING);
    for (const folder of OWN) rmSync(path.join(project.root, folder), { recursive: true });
    const manifests = path.join(project.root, 'manifests');
    rmSync(manifests, { recursive: true });
    cpSync(path.join(PROJECT, 'manifests'), manifests, { recursive: true });
    await generate(project.root);
    expect(listChanges(project.root, parts).filter(isOther)).toEqual([]);
  });
});

describe('language', () => {
  const { root, remove } = copyProject();
  afterAll(remove);

  test('can be followed to a site without errors', () => followGuide(root, 'language'));

  test('gives its pages a menu and its items words', async () => {
    const { api } = loadContent({
      folder: path.join(root, 'src/demo/content'),
      description: path.join(root, 'schemas/api.openapi.json'),
      languages: ['zh', 'en', 'fr'],
      base: '/api',
    });
    const ask = async (endpoint: string, language: string): Promise<unknown[]> => {
      const headers = { 'accept-language': language };
      const request = new Request(`http://site.example/api${endpoint}`, { headers });
      const answer = await api.fetch(request);
      const items: unknown = await answer.json();
      return Array.isArray(items) ? items : [];
    };
    const entries = await ask('/home/navigations', 'fr');
    expect(entries).toHaveLength((await ask('/home/navigations', 'en')).length);
    expect(entries).toContainEqual(expect.objectContaining({ code: 'people', name: 'Membres' }));
    expect(await ask('/peoples/staffs', 'fr')).toMatchObject([
      { title: 'Ingénieur de recherche, laboratoire d’humanités numériques' },
    ]);
  });
});

describe('another-backend', () => {
  const { root, remove } = copyProject();
  afterAll(remove);

  test('can be followed to a site without errors', () => followGuide(root, 'another-backend'));
});

test.each(ALONE)('%s writes no code', (name) => {
  const code = blocksOf(name).filter(({ file }) => /\.tsx?$/.test(file));
  expect(code).toEqual([]);
});

describe.each(GUIDES)('%s', (name) => {
  test('checks the site', () => {
    const commands = commandsOf(name);
    expect(commands.some((command) => command.startsWith('npm run -s check'))).toBe(true);
  });

  test('runs scripts that there are', () => {
    const { scripts }: { scripts: object } = JSON.parse(
      readFileSync(path.join(PROJECT, 'package.json'), 'utf8'),
    );
    const named = [...readGuide(name).matchAll(/npm run (?:-s )?([\w:-]+)/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, script = ''] of named) expect(Object.keys(scripts)).toContain(script);
  });

  test('links to pages, and to parts of them, that there are', () => {
    const folder = path.join(PROJECT, 'src/docs/guides');
    for (const [, link = ''] of readGuide(name).matchAll(/\]\(([^)]+)\)/g)) {
      const [file = '', anchor] = link.split('#');
      expect(existsSync(path.join(folder, file)), link).toBe(true);
      if (anchor === undefined) continue;
      const page = file === '' ? readGuide(name) : readFileSync(path.join(folder, file), 'utf8');
      const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
      const anchors = headings.map((title) => title.toLowerCase().replaceAll(/[ ]/g, '-'));
      expect(anchors, link).toContain(anchor);
    }
  });
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
