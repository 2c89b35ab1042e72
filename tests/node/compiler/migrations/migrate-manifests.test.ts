import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile, migrateManifests } from '../../../../src/node/compiler/index.ts';
import { testMistakes } from '../mistakes.ts';
import { compileSite, describeFinding, replaceIn, writeSite } from '../small-site.ts';
import { VERSION_0 } from './version-0.ts';

/** The texts of the sample as version 1 has them: what is renamed, and nothing else. */
function renamed(text: string): string {
  return text
    .replace(/("manifestVersion": ?)0/, '$11')
    .replace(/"data"(: *\{ ?"url": ?"(?!\/stays))/g, '"source"$1')
    .replace(/"url"(: ?"(?!\/stays))/g, '"endpoint"$1')
    .replace(/"fields"(: ?\{)/g, '"item"$1');
}

describe('manifests of version 0', () => {
  test('are rewritten as version 1 has them, and all else stays as it is written', () => {
    const { manifests, findings } = migrateManifests(writeSite(VERSION_0));
    expect(findings).toEqual([]);
    const texts = manifests.map(({ file, text }) => [file.slice('manifests/'.length), text]);
    expect(Object.fromEntries(texts)).toEqual(
      Object.fromEntries(Object.entries(VERSION_0).map(([name, text]) => [name, renamed(text)])),
    );
  });

  test('check clean when they are rewritten', () => {
    const root = writeSite(VERSION_0);
    for (const { file, text } of migrateManifests(root).manifests) {
      writeFileSync(path.join(root, file), text);
    }
    expect(compile(root).findings).toEqual([]);
    expect(migrateManifests(root)).toEqual({ manifests: [], findings: [] });
  });

  test('say what changes in them, and where', () => {
    const { manifests } = migrateManifests(
      writeSite({ 'news.json': VERSION_0['news.json'] ?? '' }),
    );
    const changes = manifests.flatMap((manifest) => manifest.changes);
    expect(changes.map(({ place, from, to }) => [place.line, place.column, from, to])).toEqual([
      [3, 24, '0', '1'],
      [7, 9, '"data"', '"source"'],
      [7, 21, '"url"', '"endpoint"'],
      [8, 42, '"fields"', '"item"'],
    ]);
  });

  test('keep a name whose new one is taken, which the check then tells of', () => {
    const text = (VERSION_0['news.json'] ?? '').replace('"data":', '"source": {}, "data":');
    const root = writeSite({ 'news.json': text });
    const [manifest] = migrateManifests(root).manifests;
    expect(manifest?.text).toContain('"source": {}, "data":');
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
    part: '"manifestVersion": 1',
    wrong: `"manifestVersion": »${wrong}`,
  });

  testMistakes({
    'that is the first draft’s': {
      ...version('0'),
      code: 'M307',
      says: 'is of version 0, and 1 is the current one; run npm run migrate',
    },
    'that is newer than any': {
      ...version('2'),
      code: 'M308',
      says: 'is of version 2, and the newest known one is 1; update the renderer',
    },
    'that is negative': { ...version('-1'), code: 'M104', says: '"manifestVersion" is -1' },
    'that is text': { ...version('"0"'), code: 'M104', says: '"manifestVersion" is "0"' },
  });

  test('stops a migration where it is newer, and is told', () => {
    const text = replaceIn('news.json', '"manifestVersion": 1', '"manifestVersion": 7');
    const { manifests, findings } = migrateManifests(writeSite({ 'news.json': text }));
    expect(manifests).toEqual([]);
    expect(findings.map(describeFinding)).toEqual(['M308 manifests/news.json:3:22']);
  });
});
