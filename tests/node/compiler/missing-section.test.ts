import { expect, test } from 'vitest';
import { compileSite, describeFinding, readMark, replaceIn } from './small-site.ts';

test('of a folder without its section.json, a page with a menu says that no menu shows it, and texts are not called unused', () => {
  const { place } = readMark(replaceIn('people/fellows.json', '"menu"', '»"menu"'));
  const { findings, compiled } = compileSite({ 'people/section.json': null });
  expect(findings.map(describeFinding)).toEqual([`M246 manifests/people/fellows.json:${place}`]);
  expect(findings[0]?.message).toContain('manifests/people/section.json is missing; write it');
  expect(findings[0]?.message).toContain('nor 1 more of the folder');
  expect(compiled).toBeDefined();
});

test('a folder whose pages have no menu needs no section', () => {
  const fellows = replaceIn(
    'people/fellows.json',
    '"menu": { "code": "fellows", "title": "menu.fellows", "sortValue": 2 }',
    '"title": "menu.fellows"',
  );
  const postdocs = replaceIn(
    'people/postdocs.json',
    '"menu": { "code": "postdocs", "title": "menu.postdocs" }',
    '"title": "menu.postdocs"',
  );
  const { findings } = compileSite({
    'people/section.json': null,
    'people/fellows.json': fellows,
    'people/postdocs.json': postdocs,
  });
  expect(findings).toEqual([]);
});
