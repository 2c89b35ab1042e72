import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CURRENT_VERSION, compile, migrateSite } from '../../../../src/node/compiler/index.ts';
import { testMistakes } from '../mistakes.ts';
import { compileSite, describeFinding, replaceIn, writeSite } from '../small-site.ts';
import { VERSION_0 } from './version-0.ts';

/** The texts of the sample as later versions have them: what is renamed, and nothing else. */
function renamed(text: string): string {
  return text
    .replace(/("manifestVersion": ?)0/, `$1${CURRENT_VERSION}`)
    .replace(/"data"(: *\{ ?"url": ?"(?!\/stays))/g, '"source"$1')
    .replace(/"url"(: ?"(?!\/stays))/g, '"endpoint"$1')
    .replace(/"fields"(: ?\{)/g, '"item"$1');
}

describe('manifests of version 0', () => {
  test('are rewritten as the present version has them, and all else stays as it is written', () => {
    const { files, findings } = migrateSite(writeSite(VERSION_0));
    expect(findings).toEqual([]);
    const texts = files.map(({ file, text }) => [file.slice('manifests/'.length), text]);
    expect(Object.fromEntries(texts)).toEqual(
      Object.fromEntries(Object.entries(VERSION_0).map(([name, text]) => [name, renamed(text)])),
    );
  });

  test('check clean when they are rewritten', () => {
    const root = writeSite(VERSION_0);
    for (const { file, text } of migrateSite(root).files) {
      writeFileSync(path.join(root, file), text);
    }
    expect(compile(root).findings).toEqual([]);
    expect(migrateSite(root)).toEqual({ files: [], removed: [], findings: [] });
  });

  test('say what changes in them, and where', () => {
    const { files } = migrateSite(writeSite({ 'news.json': VERSION_0['news.json'] ?? '' }));
    const changes = files.flatMap(({ changes }) => changes ?? []);
    expect(changes.map(({ place, from, to }) => [place.line, place.column, from, to])).toEqual([
      [3, 24, '0', '1'],
      [7, 9, '"data"', '"source"'],
      [7, 21, '"url"', '"endpoint"'],
      [8, 42, '"fields"', '"item"'],
      [3, 24, '1', '2'],
    ]);
  });

  test('keep a name whose new one is taken, which the check then tells of', () => {
    const text = (VERSION_0['news.json'] ?? '').replace('"data":', '"source": {}, "data":');
    const root = writeSite({ 'news.json': text });
    const [manifest] = migrateSite(root).files;
    expect(manifest?.text).toContain('"source": {}, "data":');
  });

  test('have the new name in a source that is called so already', () => {
    const text = (VERSION_0['news.json'] ?? '').replace('"data": ', '"source": ');
    const [manifest] = migrateSite(writeSite({ 'news.json': text })).files;
    expect(manifest?.text).toContain('"source":   { "endpoint": "/news", "paging": "server" }');
  });

  test('are one finding each, not a flood', () => {
    const { findings, compiled } = compileSite(VERSION_0);
    expect(findings.map(describeFinding)).toEqual([
      'M307 manifests/chapter.json:3:21',
      'M307 manifests/front.json:3:22',
      'M307 manifests/news.json:3:24',
      'M307 manifests/people/postdocs.json:1:63',
      'M307 manifests/people/section.json:1:70',
    ]);
    expect(compiled).toBeUndefined();
  });
});

describe('the version of a manifest', () => {
  const version = (wrong: string) => ({
    file: 'news.json',
    part: `"manifestVersion": ${CURRENT_VERSION}`,
    wrong: `"manifestVersion": »${wrong}`,
  });

  testMistakes({
    'that is the first draft’s': {
      ...version('0'),
      code: 'M307',
      says: `is of version 0, and ${CURRENT_VERSION} is the current one; run npx colophon migrate`,
    },
    'that is newer than any': {
      ...version('99'),
      code: 'M308',
      says: `is of version 99, and the newest known one is ${CURRENT_VERSION}; update the renderer`,
    },
    'that is negative': { ...version('-1'), code: 'M104', says: '"manifestVersion" is -1' },
    'that is text': { ...version('"0"'), code: 'M104', says: '"manifestVersion" is "0"' },
  });

  test('stops a migration where it is newer, and is told', () => {
    const text = replaceIn(
      'news.json',
      `"manifestVersion": ${CURRENT_VERSION}`,
      '"manifestVersion": 7',
    );
    const { files, findings } = migrateSite(writeSite({ 'news.json': text }));
    expect(files).toEqual([]);
    expect(findings.map(describeFinding)).toEqual(['M308 manifests/news.json:3:22']);
  });
});
