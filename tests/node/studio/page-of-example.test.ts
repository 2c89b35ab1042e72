import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPath } from '../../../src/core/mapping/read-path.ts';
import { loadContent } from '../../../src/node/content-api/index.ts';
import { makeNewSite, PROJECT, type ProjectCopy } from '../../e2e/support/project-copy.ts';
import { does, errorsOf, read } from './do-gesture.ts';
import { openStudio } from './open-studio.ts';

const FOLDER = path.join(PROJECT, 'renderers/layouts');
const LAYOUTS = readdirSync(FOLDER).filter((name) =>
  existsSync(path.join(FOLDER, name, 'schema.json')),
);

let project: ProjectCopy;

beforeAll(async () => {
  project = await makeNewSite('en,de');
});
afterAll(() => project.remove());

test.each(LAYOUTS)(
  'a page that begins with the example of %s is filled with fields of its section',
  async (layout) => {
    const { studio, done } = await addPage('/activities/another', layout);
    expect([done.isDone, done.refusals, errorsOf(done)]).toEqual([true, [], []]);
    const page = await read(studio, 'activities/another.json');
    expect(page.view).toMatchObject({ layout: { type: layout } });
    // What is said to be a guess is there, and names the layout that was chosen.
    const notes: unknown = readPath(page, 'extensions.x-review');
    const placed = (Array.isArray(notes) ? notes.map(String) : []).map((note) =>
      note.split(/(?: \(.*?\))?: /),
    );
    for (const [at = ''] of placed) {
      expect(readPath(page, at.replace(/\[(\d+)\]/g, '.$1')), at).toBeDefined();
    }
    const [, type = layout] = placed.find(([at]) => at === 'view.layout.type') ?? [];
    expect(type.split(',')[0]).toBe(layout);
  },
);

test.each(['agenda', 'timeline'])(
  'a section without dates has %s filled by a list of another one',
  async (layout) => {
    const { studio, done } = await addPage('/people/another', layout);
    expect([done.isDone, done.refusals, errorsOf(done)]).toEqual([true, [], []]);
    const page = await read(studio, 'people/another.json');
    expect(readPath(page, 'view.source.endpoint')).toMatch(/events|news/);
  },
);

async function addPage(route: string, layout: string) {
  const content = loadContent({
    folder: path.join(project.root, 'content'),
    description: path.join(project.root, 'schemas/api.openapi.json'),
    languages: ['en', 'de'],
    base: '/api',
  });
  const answer: typeof fetch = async (input, init) => content.api.fetch(new Request(input, init));
  const studio = await openStudio(project.root, answer);
  const titles = { en: 'Another', de: 'Noch eine' };
  return { studio, done: await does(studio, 'add-page', { route, titles, layout }) };
}
