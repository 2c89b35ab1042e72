import { describe, expect, test } from 'vitest';
import { createApiSources } from '../../../../src/node/server/edge/api-sources.ts';
import { compileThree, SECRETS } from '../several-apis.ts';

const DRAFT = {
  'content/notes/draft.zh.md': '---\nname: 草稿\ndraft: true\n---\n',
  'content/notes/draft.en.md': '---\nname: Draft\ndraft: true\n---\n',
};

/** The notes of a site's own content, as its API answers them. */
async function askForNotes(options: { readonly showsDrafts?: boolean }) {
  const { root, compiled } = compileThree(() => undefined, DRAFT);
  if (compiled === undefined) throw new Error('The site has findings');
  const { site } = compiled;
  const backends = compiled.backends.filter(({ api }) => api === undefined);
  const api = await createApiSources(root, {
    ...{ site, backends, origins: new Map(), variables: SECRETS },
    ...options,
  });
  const headers = { [site.api.languageHeader]: 'en' };
  const url = `http://site.example${site.api.base}/notes`;
  const notes: { readonly name: string }[] = await (
    await api.fetch(new Request(url, { headers }))
  ).json();
  return notes.map(({ name }) => name).sort();
}

describe('drafts of the content', () => {
  test('are answered where they are asked for', async () => {
    expect(await askForNotes({ showsDrafts: true })).toEqual(['Draft', 'First']);
  });

  test('are no part of the site otherwise', async () => {
    expect(await askForNotes({})).toEqual(['First']);
    expect(await askForNotes({ showsDrafts: false })).toEqual(['First']);
  });
});
