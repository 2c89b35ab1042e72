import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { run as addPage } from '../../../src/node/cli/new.ts';
import { runInit } from '../../../src/node/init/index.ts';
import { SAMPLE_WORDS } from '../../../src/node/init/init-words.ts';
import { callCommand } from '../../call-command.ts';
import { readFiles } from '../../read-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'init-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const NAMED = ['--name', 'Museum of Hours'];
const init = (...args: readonly string[]) => callCommand(() => runInit(args, folder));

describe('a new site', () => {
  const codes = Object.keys(SAMPLE_WORDS);

  test.each([
    ...codes.map((code) => [code, []] as const),
    [codes.join(), []],
    ['en', ['--sections', 'none']],
    ['en', ['--sections', 'news', '--look', 'slate']],
    ['ar,en', ['--sections', 'events,people', '--look', 'forest']],
  ] as const)('in %s with %j has nothing that check would name', async (languages, args) => {
    const { status, stderr } = await init('site', ...NAMED, '--languages', languages, ...args);
    expect([status, stderr]).toEqual([0, '']);
    const { findings, compiled } = await validateSite(path.join(folder, 'site'));
    expect(findings).toEqual([]);
    expect(compiled?.site.languages.map(({ code }) => code)).toEqual(languages.split(','));
  });

  test.each([
    ['activities/press', 'activities/news', []],
    ['visitors/guests', 'people/everybody', ['--section-title', 'de=Gäste']],
  ])('gets a page %s like %s that check names nothing of', async (page, like, more) => {
    await init('site', ...NAMED, '--languages', 'de');
    const root = path.join(folder, 'site');
    const order = [page, '--like', like, '--title', 'de=Neu', ...more, '--root', root];
    const { status, stderr } = await callCommand(() => addPage(order, root));
    expect([status, stderr]).toEqual([0, '']);
    expect((await validateSite(root)).findings).toEqual([]);
  });

  test('gets a page like one whose pictures lie beside the texts', async () => {
    await init('site', ...NAMED, '--languages', 'de');
    const root = path.join(folder, 'site');
    const text = path.join(root, 'content/people/person-1.de.md');
    cpSync(
      path.join(root, 'media/people/person-1.svg'),
      path.join(path.dirname(text), 'Bild 1.svg'),
    );
    writeFileSync(text, readFileSync(text, 'utf8').replace(/^photo: .*/m, 'photo: Bild 1.svg'));
    const order = ['people/alumni', '--like', 'people/everybody', '--title', 'de=Ehemalige'];
    expect(await callCommand(() => addPage(order, root))).toMatchObject({ status: 0, stderr: '' });
    expect((await validateSite(root)).findings).toEqual([]);
    const sample = readFileSync(path.join(root, 'content/alumni/example-1.de.md'), 'utf8');
    expect(sample).toContain('photo: /media/-/people/Bild%201.svg');
  });

  test('has all its texts in its languages, and no other institute’s', async () => {
    await init('site', ...NAMED, '--languages', 'de');
    const files = readFiles(path.join(folder, 'site'));
    expect([...files.keys()].filter((name) => /\.(en|zh)\.md$/.test(name))).toEqual([]);
    expect([...files.values()].filter((text) => /chenghu|澄湖/i.test(text))).toEqual([]);
  });

  test('has a package called as the institute is, accents left out', async () => {
    await init('site', '--name', 'Forêts d’Été', '--languages', 'fr');
    const written = readFileSync(path.join(folder, 'site/package.json'), 'utf8');
    expect(JSON.parse(written)).toMatchObject({ name: 'forets-d-ete' });
  });

  test('keeps what a package says already, and adds what it needs', async () => {
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({
        name: 'ours',
        dependencies: { colophon: 'file:x.tgz' },
        scripts: { dev: 'x' },
      }),
    );
    const { status } = await init(...NAMED, '--languages', 'en');
    expect(status).toBe(0);
    const written = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    expect(written).toMatchObject({
      name: 'ours',
      dependencies: { colophon: 'file:x.tgz' },
      scripts: { dev: 'x', start: 'colophon build && colophon serve' },
    });
  });
});

describe('the command', () => {
  test.each([
    ['my site', /^ {2}cd "\S*my site"$/m],
    ['site', /^ {2}cd \S*site$/m],
  ])('says how to go on in the folder %s, packages and all', async (name, message) => {
    mkdirSync(path.join(folder, name, 'node_modules/colophon'), { recursive: true });
    const { stdout } = await init(name, ...NAMED, '--languages', 'en');
    expect(stdout).toMatch(message);
    expect(stdout).toMatch(/^ {2}npm install\n {2}npm start /m);
  });

  test('overwrites nothing', async () => {
    await init(...NAMED, '--languages', 'en');
    const before = readFiles(folder);
    const { status, stderr } = await init(...NAMED, '--languages', 'de');
    expect(status).toBe(1);
    expect(stderr).toContain('is there already; nothing was written');
    expect(readFiles(folder)).toEqual(before);
  });

  // Linux alone has folders in which not even root may write.
  const unwritable = process.platform === 'linux' ? ['/sys/site', '/proc/site'] : [];
  test.each(['note.txt/site', 'note.txt', ...unwritable])(
    'says in one line that %s cannot be written',
    async (site) => {
      writeFileSync(path.join(folder, 'note.txt'), 'a note');
      const { status, stderr } = await init(site, ...NAMED, '--languages', 'en');
      expect([status, stderr.trim().split('\n')]).toEqual([
        1,
        [expect.stringMatching(/cannot be written: .+; name a folder of your own: /)],
      ]);
      expect([...readFiles(folder).keys()]).toEqual(['note.txt']);
    },
  );

  test.each([
    [[], '--name is missing'],
    [NAMED, '--languages is missing'],
    [[...NAMED, '--languages', 'ed'], '--languages has "ed"'],
    [[...NAMED, '--languages', 'EN,DE'], '--languages has "EN"; did you mean "en"?'],
    [[...NAMED, '--languages', 'en,en'], '--languages names "en" twice'],
    [[...NAMED, '--languages', ''], '--languages is empty'],
    [['--name', ' ', '--languages', 'en'], '--name is empty'],
    [
      ['--name', 'de=Haus', '--languages', 'de'],
      'write --name "Haus", and the other names in "name"',
    ],
    [[...NAMED, '--languages', 'en', '--look', 'papr'], '--look is "papr"; did you mean "paper"?'],
    [[...NAMED, '--languages', 'en', '--sections', 'new'], '--sections is "new"'],
    [['a', 'b', ...NAMED], '"b" is a second folder'],
  ])('refuses %j with 2, and writes nothing', async (args, words) => {
    const { status, stderr } = await init(...args);
    expect([status, stderr.includes(words), stderr]).toEqual([2, true, stderr]);
    expect([...readFiles(folder)]).toEqual([]);
  });
});
