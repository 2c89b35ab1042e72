import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseContentFile } from '../../../src/node/content/files/parse-content-file.ts';
import { createSectionRenderer } from '../../../src/node/content/files/render-sections.ts';
import { findModel, modelNames } from '../../../src/node/scaffold/find-model.ts';
import { findPlace } from '../../../src/node/scaffold/place.ts';
import { planLike } from '../../../src/node/scaffold/plan-like.ts';
import { readProject } from '../../../src/node/scaffold/project.ts';
import { gardenOfProcess } from '../../garden/make-garden.ts';

const GARDEN = gardenOfProcess();
const project = readProject(GARDEN);
const description: {
  readonly components: { readonly schemas: Record<string, { readonly required?: string[] }> };
} = JSON.parse(readFileSync(path.join(GARDEN, 'schemas/api.openapi.json'), 'utf8'));

/** The files of a new page like another. */
function plan(like: string) {
  return planLike(project, findModel(project, like), {
    place: findPlace(project, 'garden/brand-new'),
    titles: { zh: '新页', en: 'New page' },
    sectionTitles: undefined,
    endpoint: undefined,
  }).files;
}

function readSamples(like: string) {
  const render = createSectionRenderer();
  return plan(like)
    .filter(({ file }) => file.endsWith('.md'))
    .map(({ file, text }) => {
      const [, id = '', language = ''] = /([^/]+)\.(\w+)\.md$/.exec(file) ?? [];
      const source = { file, folder: '', id, language, text };
      return { text, ...parseContentFile(source, render) };
    });
}

describe('sample content', () => {
  test('can be had of most pages of the site', () => {
    expect(modelNames(project).length).toBeGreaterThan(12);
  });

  test.each(modelNames(project))('like %s has every field that its entity needs', (like) => {
    const manifests = plan(like).filter(({ file }) => file.endsWith('.json'));
    const names = manifests.flatMap(({ text }) =>
      [...text.matchAll(/"entity": "(\w+)"/g)].map(([, name]) => name ?? ''),
    );
    expect(names).not.toEqual([]);
    const required = names
      .flatMap((name) => description.components.schemas[name]?.required ?? [])
      .filter((name) => name !== 'id');
    for (const { content, problems } of readSamples(like)) {
      expect(problems).toEqual([]);
      const fields = [...(content?.item.fields.keys() ?? [])];
      expect(required.filter((name) => !fields.includes(name))).toEqual([]);
    }
  });

  test('has the pictures of the model, but nobody’s words or e-mail addresses', () => {
    const texts = readSamples('plants/houses').map(({ text }) => text);
    expect(texts).toHaveLength(6);
    for (const text of texts) {
      expect(text).toMatch(/photo: \/media\/[\w-]+\.webp/);
      expect(text).not.toMatch(/garden\.example|\+99|(?:palm|orchid|cactus) house/i);
    }
    expect(texts[1]).toContain('name: New page (example 1)');
    expect(texts[1]).toContain('email: name@example.org');
  });
});
