import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { openSite } from './open-site.ts';
import { addPage, copyProject, PROJECT, readFiles } from './temporary-project.ts';

const LANGUAGES = ['zh', 'en'] as const;
const TITLES = { zh: '新页', en: 'New page' };
const GIVEN = ['--title', `zh=${TITLES.zh}`, '--title', `en=${TITLES.en}`];

interface Case {
  readonly route: string;
  readonly like: string;
  /** The folder or file of its content, below that of content. */
  readonly content: readonly string[];
  /** The manifests that are written. */
  readonly manifests: readonly string[];
  /** How many items each of its views has. */
  readonly items: readonly number[];
  readonly hasDetail: boolean;
}

const CASES: readonly Case[] = [
  {
    route: 'plants/palms',
    like: 'plants/shrubs',
    content: samples('collection/palms', 3),
    manifests: ['plants/palm.json', 'plants/palms.json'],
    items: [3],
    hasDetail: true,
  },
  {
    route: 'programme/workshops',
    like: 'programme/courses',
    content: samples('workshops', 3),
    manifests: ['programme/workshop.json', 'programme/workshops.json'],
    items: [3],
    hasDetail: true,
  },
  {
    route: 'garden/press',
    like: 'garden/reports',
    content: samples('press', 3),
    manifests: ['garden/press-item.json', 'garden/press.json'],
    items: [3],
    hasDetail: true,
  },
  {
    route: 'garden/beginnings',
    like: 'garden/history',
    content: ['beginnings.en.md', 'beginnings.zh.md'],
    manifests: ['garden/beginnings.json'],
    items: [1],
    hasDetail: false,
  },
  {
    route: 'garden/getting-here',
    like: 'garden/visit',
    content: ['getting-here.en.md', 'getting-here.zh.md'],
    manifests: ['garden/getting-here.json'],
    items: [1],
    hasDetail: false,
  },
  {
    route: 'plants/meadows',
    like: 'plants/beds',
    content: [...samples('collection/meadows/in', 3), ...samples('collection/meadows/out', 3)],
    manifests: ['plants/meadows.json'],
    items: [3, 3],
    hasDetail: false,
  },
];

describe('a new page', () => {
  test.each(CASES)('$route like $like is there at once', async (wanted) => {
    const root = copyProject();
    const before = readFiles(root);
    const ended = await addPage(root, wanted.route, '--like', wanted.like, ...GIVEN);
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(ended.stdout).toMatch(/manifests are valid \(\d+ pages\)\n$/);

    const after = readFiles(root);
    const written = [...after.keys()].filter((name) => !before.has(name)).sort();
    expect(written).toEqual(
      [
        ...wanted.manifests.map((name) => `manifests/${name}`),
        ...wanted.content.map((name) => `content/${name}`),
      ].sort(),
    );
    expect([...before].filter(([name, text]) => after.get(name) !== text)).toEqual([]);
    for (const name of written.filter((file) => file.endsWith('.json'))) {
      expect(format(name, after.get(name) ?? '')).toBe(after.get(name));
    }

    const site = openSite(root);
    expect(site.findings).toEqual([]);
    expect(site.problems).toEqual([]);
    const route = `/${wanted.route}`;
    const section = `/${wanted.route.split('/')[0]}`;
    const urls = await site.urls();
    expect(urls).toContain(route);
    for (const language of LANGUAGES) {
      expect((await site.menuOf(section, language))[route]).toBe(TITLES[language]);
      const views = await site.load(route, language);
      expect(views.map(({ length }) => length)).toEqual(wanted.items);
      if (wanted.hasDetail) await expectDetail(site, route, language, urls);
    }
  });
});

/** The first sample has a page of its own, whose title is in the language asked for. */
async function expectDetail(
  site: ReturnType<typeof openSite>,
  route: string,
  language: (typeof LANGUAGES)[number],
  urls: readonly string[],
): Promise<void> {
  expect(urls).toContain(`${route}/example-1`);
  const [items] = await site.load(`${route}/:id`, language, { id: 'example-1' });
  const [item] = items ?? [];
  expect(isRecord(item) ? item.name : undefined).toContain(TITLES[language]);
}

function samples(folder: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    LANGUAGES.map((language) => `${folder}/example-${index + 1}.${language}.md`),
  ).flat();
}

/** What `npm run format` makes of a file. */
function format(file: string, text: string): string {
  const biome = path.join(PROJECT, 'node_modules/.bin/biome');
  return execFileSync(biome, ['format', `--stdin-file-path=${file}`], {
    cwd: PROJECT,
    input: text,
    encoding: 'utf8',
  });
}
