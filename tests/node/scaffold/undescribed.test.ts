import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { run } from '../../../src/node/cli/new.ts';
import { writeUndescribedSite } from '../content/undescribed-site.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);

const TITLES = ['--title', 'zh=新', '--title', 'en=New'];

async function addPage(page: string, like: string): Promise<string> {
  const root = writeUndescribedSite();
  expect(await run([page, '--like', like, ...TITLES, '--root', root], root)).toBe(0);
  return root;
}

async function findingsIn(root: string): Promise<string[]> {
  const { findings } = await validateSite(root);
  return findings.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe('a new page of a site without a description', () => {
  test.each([
    ['people/honorary', 'people/fellows'],
    ['people/alumni', 'people/postdocs'],
    ['people/press', 'news'],
    ['people/visit', 'contact'],
  ])('%s, like %s, is right with its content', async (page, like) => {
    expect(await findingsIn(await addPage(page, like))).toEqual([]);
  });

  test('has samples in every language of an item that is there in one', async () => {
    const root = writeUndescribedSite();
    for (const name of readdirSync(path.join(root, 'content/peoples/faculty-fellows'))) {
      if (name.endsWith('.zh.md')) rmSync(path.join(root, 'content/peoples/faculty-fellows', name));
    }
    const order = ['people/honorary', '--like', 'people/fellows', ...TITLES, '--root', root];
    expect(await run(order, root)).toBe(0);
    const read = (language: string) =>
      readFileSync(path.join(root, `content/peoples/honorary/example-1.${language}.md`), 'utf8');
    for (const language of ['zh', 'en']) {
      expect(read(language)).toMatch(
        /^---\nname: .+\n[\s\S]*\nemail: .+\n[\s\S]*\nmarkdown:\n {2}introduction: /,
      );
    }
  });

  test('has sample content in the fields of its model, and names no entity', async () => {
    const root = await addPage('people/honorary', 'people/fellows');
    const folder = path.join(root, 'content/peoples/honorary');
    expect(readdirSync(folder)).toHaveLength(2);
    const sample = readFileSync(path.join(folder, 'example-1.en.md'), 'utf8');
    expect(sample).toMatch(/^---\nname: [\s\S]*\nemail: [\s\S]*\nmarkdown:\n {2}introduction: /);
    const manifest = readFileSync(path.join(root, 'manifests/people/honorary.json'), 'utf8');
    expect(manifest).toContain('"endpoint": "/peoples/honorary"');
    expect(manifest).not.toContain('"entity"');
  });

  const FROM = ['people/gulls', '--from'];

  /** A site, and a page of it that is made of an answer in a file. */
  async function addAnswer(...options: string[]): Promise<{ root: string; said: string }> {
    const root = writeUndescribedSite();
    const answer = path.join(root, 'answer.json');
    writeFileSync(answer, JSON.stringify([{ id: 1, name: 'Gulls', portrait: '/media/lake.webp' }]));
    log.mockClear();
    expect(await run([...FROM, answer, ...options, ...TITLES, '--root', root], root)).toBe(0);
    return { root, said: log.mock.calls.flat().join('\n') };
  }

  test('that is made of an answer says how the endpoint comes to be described', async () => {
    const { said } = await addAnswer();
    expect(said).toContain('There is no schemas/api.openapi.json that names /people/gulls, and');
    expect(said).toContain('--describe has it written: remove the files of this page, and run');
    expect(said).not.toContain('\n{');
  });

  test('that is made of an answer is right with --describe, which describes the content first', async () => {
    const { root, said } = await addAnswer('--describe');
    expect(said).toContain('schemas/api.openapi.json\n');
    const { findings } = await validateSite(root);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('that is made of an answer and not described yet is no reason to refuse another', async () => {
    const { root } = await addAnswer();
    const order = ['people/honorary', '--like', 'people/fellows', ...TITLES, '--root', root];
    await run(order, root);
    expect(readdirSync(path.join(root, 'manifests/people'))).toContain('honorary.json');
    const taken = ['people/gulls', '--like', 'people/fellows', ...TITLES, '--root', root];
    await expect(run(taken, root)).rejects.toThrow('/people/gulls');
  });
});
