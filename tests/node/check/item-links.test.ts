import { expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { SMALL_CONTENT } from '../compiler/small-content.ts';
import { replaceIn, writeSite } from '../compiler/small-site.ts';

const FELLOWS = 'people/fellows.json';
const LINK = '"link": "/people/fellows/{id}"';

async function findingsOf(changes: Parameters<typeof writeSite>[0]): Promise<string[]> {
  const { findings } = await validateSite(writeSite(changes));
  return findings.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);
}

/** The fellows, each with the school as the fellow that the page links to. */
function fellows(school: (file: string) => string) {
  return Object.fromEntries(
    Object.entries(SMALL_CONTENT).flatMap(([file, text]) =>
      file.startsWith('content/peoples/faculty-fellows/')
        ? [[file, text.replace(/^title: .*$/m, `title: ${school(file)}`)]]
        : [],
    ),
  );
}

const ids = [
  ...new Set(
    Object.keys(fellows(() => '')).map((file) => /([^/]+)\.\w+\.md$/.exec(file)?.[1] ?? ''),
  ),
];
const manifest = { [FELLOWS]: replaceIn(FELLOWS, LINK, '"link": "/people/fellows/{title}"') };

test('links by a field whose values are items are right', async () => {
  expect(await findingsOf({ ...manifest, ...fellows(() => ids[0] ?? '') })).toEqual([]);
});

test('a value that is no item is found where it stands', async () => {
  const [wrong = ''] = Object.keys(fellows(() => ''));
  const changes = fellows((file) => (file === wrong ? 'nobody' : (ids[0] ?? '')));
  const line = (changes[wrong] ?? '').split('\n').indexOf('title: nobody') + 1;
  const [first, ...others] = await findingsOf({ ...manifest, ...changes });
  expect(first).toContain(`M412 ${wrong}:${line} "/people/fellows/nobody" leads to no item`);
  expect(others).toEqual([]);
});

test('a field that never is one is found in the manifest', async () => {
  const [first, ...others] = await findingsOf({ ...manifest, ...fellows(() => 'nobody') });
  expect(first).toContain('M412 manifests/people/fellows.json:');
  expect(first).toContain('"/people/fellows/{title}" leads to no item for any value');
  expect(others).toEqual([]);
});
