import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../src/core/mapping/read-path.ts';
import { loadContent } from '../../src/node/content-api/index.ts';
import { CONTENT } from '../institute-folders.ts';

const root = path.resolve(import.meta.dirname, '../..');
const description = path.join(root, 'schemas/api.openapi.json');
const document: { paths: Record<string, { get?: object }> } = JSON.parse(
  readFileSync(description, 'utf8'),
);
const languages = ['zh', 'en'];
const { api, problems } = loadContent({
  folder: CONTENT,
  description,
  languages,
  base: '/api',
});

const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'api');
const endpoints = Object.entries(document.paths).flatMap(([place, { get }]) =>
  isRecord(get) && get['x-content'] !== false ? [place] : [],
);
const QUERIES: Record<string, string> = {
  '/peoples/postdoctoral-fellows': '?type=current',
  '/home/academic-lifes': '?q=a',
  '/home/remapping': '?q=a',
};

async function ask(place: string, language: string) {
  const request = new Request(`http://any/api${place}`, {
    headers: { 'Accept-Language': language },
  });
  const response = await api.fetch(request);
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

/** The ids of a folder's items, which its file names are. */
function idsOf(folder: string): string[] {
  const names = readdirSync(path.join(CONTENT, folder));
  return names.flatMap((name) =>
    name.endsWith('.zh.md') ? [name.slice(0, -'.zh.md'.length)] : [],
  );
}

describe('the project’s content', () => {
  it('has no problems', () => {
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  });

  const calls = endpoints.flatMap((place) =>
    languages.map((language) => [place, language] as const),
  );
  it.each(calls)('answers GET %s in %s as the description promises', async (place, language) => {
    const pointer = encodeURIComponent(place.replaceAll('/', '~1'));
    const schema = `api#/paths/${pointer}/get/responses/200/content/application~1json/schema`;
    const validate = ajv.compile({ $ref: schema });
    const folder = place.replace(/\/\{id\}$/, '');
    const places =
      folder === place
        ? [place + (QUERIES[place] ?? '')]
        : idsOf(folder).map((id) => `${folder}/${id}`);
    expect(places).not.toEqual([]);
    for (const concrete of places) {
      const { status, answer } = await ask(concrete, language);
      expect({ concrete, status }).toEqual({ concrete, status: 200 });
      validate(answer);
      expect({ concrete, errors: validate.errors }).toEqual({ concrete, errors: null });
    }
  });

  it.each([
    ['水', 'zh'],
    ['water', 'en'],
  ])('is searched for %s', async (query, language) => {
    const { answer } = await ask(`/home/academic-lifes?q=${encodeURIComponent(query)}`, language);
    const parts = isRecord(answer) ? answer : {};
    expect(Object.keys(parts)).toEqual([
      'distinguishedLectureSeries',
      'conferences',
      'colloquiums',
      'insights',
    ]);
    expect(Object.values(parts).flat().length).toBeGreaterThan(3);
  });
});
