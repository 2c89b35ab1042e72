import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { SMALL_CONTENT, SMALL_MEDIA } from '../compiler/small-content.ts';
import { type Changes, replaceIn, writeSite } from '../compiler/small-site.ts';
import { HEIC } from '../media/make-pictures.ts';

const LAKE = 'content/news/lake.en.md';
const lake = SMALL_CONTENT[LAKE] ?? '';
const picture = Buffer.from(SMALL_MEDIA['media/lake.webp'] ?? '');
const RENDITION = Object.keys(SMALL_MEDIA).find((name) => name.endsWith('-480.avif')) ?? '';
/** The first line that names the picture of which that is a rendition. */
const PREPARED = placeOf(RENDITION.replace('-480.avif', '.webp'));

function placeOf(name: string): string {
  const [file = '', text = ''] =
    Object.entries(SMALL_CONTENT)
      .filter(([file, content]) => file.endsWith('.en.md') && content.includes(`/${name}`))
      .at(0) ?? [];
  return `${file}:${text.split('\n').findIndex((line) => line.includes(name)) + 1}`;
}

/** What was changed, the findings as code, place and line, and what the first of them says. */
type Mistake = readonly [changes: Changes, findings: readonly string[], says: string];

const cover = (value: string, code: string, says: string): Mistake => [
  { [LAKE]: lake.replace('/media/lake.webp', () => value) },
  [`${code} ${LAKE}:3`],
  says,
];
const text = (value: string, code: string, says: string): Mistake => [
  { [LAKE]: lake.replace('\nx\n', () => `\n${value}\n`) },
  [`${code} ${LAKE}:10`],
  says,
];

/** A page of parts shows the same picture. */
const LANDING = 'M410 manifests/landing.json:25';

const MISTAKES: Readonly<Record<string, Readonly<Record<string, Mistake>>>> = {
  'a picture': {
    'of another site': cover('https://photos.example.org/lake.webp', 'M407', 'of another site'),
    'of another site, without a scheme': cover('//photos.example.org/lake.webp', 'M407', 'another'),
    'below no folder of media': cover('/lake.webp', 'M407', 'does not begin with /media/'),
    'that is not beside the text': cover(
      'lake.webp',
      'M405',
      'write "/media/lake.webp" if that is meant, or put the file at content/news/lake.webp',
    ),
    'by a path that leads elsewhere': cover(
      '../media/lake.webp',
      'M405',
      'content/media/lake.webp',
    ),
    'that is beside another text no more': cover(
      '/media/-/people/the%20k%C3%A9.jpg',
      'M405',
      'put the file at content/people/the ké.jpg',
    ),
    'whose name is percent-encoded': cover(
      '/media/l%C3%A1go.webp',
      'M405',
      '"/media/lágo.webp" is missing',
    ),
    'in capital letters': cover('/media/Lake.webp', 'M405', 'write "/media/lake.webp" if that is'),
    'with another ending': cover('/media/lake.jpg', 'M405', 'write "/media/lake.webp" if that is'),
    'that is a document': [
      {
        [LAKE]: lake.replace('/media/lake.webp', '/media/lake.pdf'),
        'media/lake.pdf': 'a file',
      },
      [`M407 ${LAKE}:3`],
      'is no picture that browsers show; save it as one of avif, ',
    ],
    'that is an empty file': [
      { 'media/lake.webp': '' },
      [`M410 ${LAKE}:3`, LANDING],
      'holds no WebP; export it as WebP, or rename it',
    ],
    'that is cut short': [
      { 'media/lake.webp': Buffer.from(picture.subarray(0, picture.length - 200)) },
      [`M410 ${LAKE}:3`],
      'cannot be read to its end',
    ],
    'that a telephone wrote': [
      { 'media/lake.webp': HEIC },
      [`M410 ${LAKE}:3`, LANDING],
      'holds a HEIC and no WebP; export it as JPEG: ',
    ],
    'that is called as a telephone calls it': cover(
      'lake.heic',
      'M407',
      'save it as one of avif, ',
    ),
    'beside the text, by a name that is nearly its own': [
      { [LAKE]: lake.replace('/media/lake.webp', 'laek.webp'), 'content/news/lake.webp': picture },
      [`M405 ${LAKE}:3`],
      'write "lake.webp" if that is meant, or put the file at content/news/laek.webp',
    ],
    'of which one prepared rendition is missing': [
      { [RENDITION]: null },
      [`M408 ${PREPARED}`],
      'beside its other renditions; put it there, or remove those',
    ],
    'that is a PNG by another name': [
      { 'media/lake.webp': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
      [`M410 ${LAKE}:3`, LANDING],
      'holds a PNG and no WebP',
    ],
  },
  'a text': {
    'with a picture that is not beside it': text('![a](lake.webp)', 'M405', 'is missing'),
    'with a file that is not beside it': text(
      '[a](lake.pdf)',
      'M405',
      'put the file at content/news/lake.pdf',
    ),
    'with a picture without words': text(
      '![](/media/lake.webp)',
      'M420',
      'write ![what it shows](…)',
    ),
    'with a picture without words whose name is not plain': [
      {
        [LAKE]: lake.replace('\nx\n', '\n![](lago-pequeño.webp)\n'),
        'content/news/lago-pequeño.webp': picture,
      },
      [`M420 ${LAKE}:10`],
      '"/media/-/news/lago-pequeño.webp" has no words',
    ],
    'with a picture without an alt': text('<img src="/media/lake.webp">', 'M420', 'alt=""'),
    'with a picture that is no picture': [
      { [LAKE]: lake.replace('\nx\n', '\n![a](note.png)\n'), 'content/news/note.png': 'a note' },
      [`M410 ${LAKE}:10`],
      '"/media/-/news/note.png" holds no PNG',
    ],
    'with a picture whose name has spaces': [
      {
        [LAKE]: lake.replace('\nx\n', '\n![a](the lake.webp "A title")\n'),
        'content/news/the lake.webp': picture,
      },
      [`M412 ${LAKE}:10`],
      '"the lake.webp" has spaces, so that Markdown makes nothing of it; write <the lake.webp>',
    ],
    'with a link whose target has spaces': text('[a](/news/the lake)', 'M412', '</news/the lake>'),
    'with a picture that is missing': text('![a](/media/none.webp)', 'M405', 'is missing'),
  },
};

describe.each(Object.entries(MISTAKES))('%s', (_, mistakes) => {
  test.each(Object.entries(mistakes))('%s is found', async (_, [changes, wanted, says]) => {
    const { findings } = await validateSite(writeSite(changes));
    const places = findings.map(({ code, file, line }) => `${code} ${file}:${line}`);
    expect(places).toEqual(wanted);
    expect(findings[0]?.message).toContain(says);
  });
});

test('a picture whose name has spaces stands in a text in pointed brackets', async () => {
  const changes = {
    [LAKE]: lake.replace('\nx\n', '\n![a](<the lake.webp> "A title")\n'),
    'content/news/the lake.webp': picture,
  };
  expect((await validateSite(writeSite(changes))).findings).toEqual([]);
});

test('a picture whose name has spaces is found by its path, as it is called', async () => {
  const changes = {
    [LAKE]: lake.replace('/media/lake.webp', '/media/The lake in März.webp'),
    'media/The lake in März.webp': picture,
  };
  expect((await validateSite(writeSite(changes))).findings).toEqual([]);
});

// Macs write names of files in another Unicode form than editors write texts in.
const FORMS = ['NFC', 'NFD'] as const;

describe.each(FORMS)('a file whose name is %s on disk', (onDisk) => {
  test.each(FORMS)('is found where it is written as %s', async (written) => {
    const name = 'Zoë in März.webp';
    const beside = `content/news/${'Müller'.normalize(onDisk)}/${name.normalize(onDisk)}`;
    const inText = [`/media/${name}`, `Müller/${name}`].map((path) => `![a](<${path}>)`).join(' ');
    const changes = {
      [LAKE]: lake
        .replace('/media/lake.webp', () => `/media/${name}`)
        .replace('\nx\n', () => `\n${inText}\n`)
        .normalize(written),
      [`media/${name.normalize(onDisk)}`]: picture,
      [beside]: picture,
    };
    expect((await validateSite(writeSite(changes))).findings).toEqual([]);
  });
});

test('a picture of the manifests has one URL, in whichever form its name is written', async () => {
  const logo = '/media/Zoë.svg'.normalize('NFD');
  const { compiled } = await validateSite(
    writeSite({
      'site.json': replaceIn('site.json', '/media/logo.svg', logo),
      [logo.slice(1)]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  expect(compiled?.site.header.logo).toBe('/media/Zoë.svg'.normalize());
});

test('a link to a file that is gone is a file that is missing', async () => {
  const root = writeSite({ 'media/lake.webp': null });
  symlinkSync('gone.webp', path.join(root, 'media/lake.webp'));
  symlinkSync('gone.pdf', path.join(root, 'media/plan.pdf'));
  symlinkSync('gone.md', path.join(root, 'content/news/sea.en.md'));
  const { findings } = await validateSite(root);
  const said = findings.map(({ code, file, message }) => `${code} ${file} ${message}`).join('\n');
  expect(said).toContain(`M405 ${LAKE} "/media/lake.webp" is missing`);
  expect(said).toContain(
    'M402 content/news/sea.en.md the file cannot be read: it is a link to a file that is not there',
  );
  expect(said).not.toContain('ENOENT');
});
