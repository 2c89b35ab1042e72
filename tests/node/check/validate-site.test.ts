import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { type Changes, replaceIn, writeSite } from '../compiler/small-site.ts';

const CONTENT = 'content';
const validate = async (changes: Changes) => (await validateSite(writeSite(changes))).findings;

describe('content in one language', () => {
  test.each([
    ['zh', 'en'],
    ['en', 'zh'],
  ])(
    'is a warning that names the file that is there (%s) and the one that is missing',
    async (there, missing) => {
      const findings = await validate({ [`${CONTENT}/news/lake.${missing}.md`]: null });
      expect(findings).toEqual([
        {
          file: `${CONTENT}/news/lake.${there}.md`,
          line: 1,
          column: 1,
          code: 'M306',
          severity: 'warning',
          message: `the item has no "${missing}"; write news/lake.${missing}.md, or name a "fallback" of "${missing}" in site.json`,
        },
      ]);
    },
  );

  test('is found in folders inside folders, and of what has no folder', async () => {
    const page = '---\nname: x\n---\n';
    const findings = await validate({
      [`${CONTENT}/peoples/fellows/wei.zh.md`]: page,
      [`${CONTENT}/about-them.en.md`]: page,
      [`${CONTENT}/media/readme.en.md`]: page,
    });
    expect(findings.map(({ file }) => file)).toEqual([
      `${CONTENT}/about-them.en.md`,
      `${CONTENT}/peoples/fellows/wei.zh.md`,
    ]);
  });

  test('is not looked for where there is no content', async () => {
    // Its pages are shown from a backend, and none of a file.
    const root = writeSite({ 'imprint.json': null, 'landing.json': null });
    rmSync(path.join(root, CONTENT), { recursive: true });
    const { findings, compiled } = await validateSite(root);
    expect({ findings, pages: compiled?.pages.length }).toEqual({ findings: [], pages: 12 });
  });

  test('is found beside what manifests say wrongly of each other', async () => {
    const findings = await validate({
      [`${CONTENT}/news/lake.en.md`]: null,
      'news.json': replaceIn('news.json', '"endpoint": "/news"', '"endpoint": "/nwes"'),
    });
    const codes = findings.map(({ code }) => code);
    expect(codes).toContain('M306');
    expect(codes.some((code) => code.startsWith('M2'))).toBe(true);
  });

  test('is found beside a manifest whose structure is wrong', async () => {
    const findings = await validate({
      [`${CONTENT}/news/lake.en.md`]: null,
      'news.json': replaceIn('news.json', '"server"', '"sever"'),
    });
    expect(findings.map(({ code }) => code)).toEqual(['M306', 'M104']);
  });
});
