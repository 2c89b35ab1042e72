import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type ContentOptions,
  loadContent,
  loadContentInTurns,
} from '../../../src/node/content-api/index.ts';
import { getJson } from './small-content.ts';
import { SMALL_DESCRIPTION } from './small-description.ts';

const note = (title: string, more = '') =>
  `---\ntitle: ${title}\n${more}---\n\n# text\n\nA boat.\n`;

/** Where notes in German and English are, one of them a draft and one broken. */
function writeContent(): ContentOptions {
  const root = mkdtempSync(path.join(tmpdir(), 'load-content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'content');
  mkdirSync(path.join(folder, 'notes'), { recursive: true });
  const texts = {
    'lake.de': note('Der See'),
    'lake.en': note('The lake'),
    'hill.en': note('The hill', 'draft: true\n'),
    'shore.en': note('The shore', 'mail: nobody\n'),
  };
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(path.join(folder, `notes/${name}.md`), text);
  }
  const description = path.join(root, 'api.openapi.json');
  writeFileSync(description, JSON.stringify(SMALL_DESCRIPTION));
  return { folder, description, languages: ['de', 'en'], base: '/api' };
}

const ENGLISH = { 'Accept-Language': 'en' };

describe('content that is loaded while a process answers', () => {
  test.each(['/notes', '/notes/lake', '/notes/hill', '/search?q=boat'])(
    'is answered at %s as content that is loaded at once is',
    async (place) => {
      const options = writeContent();
      const [atOnce, inTurns] = [loadContent(options), await loadContentInTurns(options)];
      for (const headers of [{}, ENGLISH]) {
        const answer = await getJson(atOnce, place, headers);
        expect(await getJson(inTurns, place, headers)).toEqual(answer);
      }
    },
  );

  test('has the same problems, and leaves out the same', async () => {
    const options = { ...writeContent(), showsDrafts: true };
    const { problems, ...site } = await loadContentInTurns(options);
    expect(problems).toEqual(loadContent(options).problems);
    expect(problems.map(({ file }) => file)).toContain('notes/shore.en.md');
    const titles = [{ title: 'The hill' }, { title: 'The lake' }];
    expect(await getJson({ problems, ...site }, '/notes', ENGLISH)).toMatchObject(titles);
  });
});

describe('the header that says which language is asked for', () => {
  const ask = async (options: Partial<ContentOptions>, headers: Record<string, string>) => {
    const { api } = loadContent({ ...writeContent(), ...options });
    const response = await api.fetch(new Request('http://any/api/notes/lake', { headers }));
    return [response.headers.get('content-language'), response.headers.get('vary')];
  };

  test('may be another one, which caches are told of', async () => {
    const options = { languageHeader: 'X-Language', languageNames: { en: 'English' } };
    const vary = expect.stringContaining('X-Language');
    expect(await ask(options, ENGLISH)).toEqual(['de', vary]);
    expect(await ask(options, { 'X-Language': 'en' })).toEqual(['en', vary]);
    expect(await ask(options, { 'X-Language': 'English' })).toEqual(['en', vary]);
  });

  test('has codes alone where no names are given', async () => {
    const vary = expect.stringContaining('Accept-Language');
    expect(await ask({}, ENGLISH)).toEqual(['en', vary]);
    expect(await ask({}, { 'Accept-Language': 'English' })).toEqual(['de', vary]);
  });
});
