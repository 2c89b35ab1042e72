import { expect, test } from 'vitest';
import { fileTypeOf } from '../../../../src/node/server/files/file-types.ts';

test.each([
  ['js css html txt csv vtt', 'text/', true],
  ['json webmanifest', 'application/', true],
  ['svg', 'image/svg+xml', true],
  ['ics', 'text/calendar', false],
  ['avif webp png jpg jpeg gif', 'image/', false],
  ['bib pdf zip epub docx xlsx pptx odt ods odp', 'application/', false],
  ['mp4 webm', 'video/', false],
  ['mp3 m4a ogg opus wav', 'audio/', false],
  ['woff2', 'font/woff2', false],
])(
  'files of the build that end in %s are %s; compressible: %s',
  (endings, type, isCompressible) => {
    for (const ending of endings.split(' ')) {
      const { contentType, ...more } = fileTypeOf(`dir.x/a.${ending.toUpperCase()}`, 'build');
      expect(contentType.startsWith(type), ending).toBe(true);
      expect(contentType, ending).not.toBe('application/octet-stream');
      expect(more, ending).toEqual({ isCompressible });
      // Texts say their characters, which readers would have to guess.
      const isText = /^(?:text\/|application\/(?:json|manifest|x-bibtex))/.test(contentType);
      expect(contentType.endsWith('; charset=utf-8'), ending).toBe(isText);
    }
  },
);

test.each(['a.html', 'a.HTML', 'a.js', 'a.exe', 'a'])(
  'content named %s is nothing that runs',
  (name) => {
    expect(fileTypeOf(name, 'content').contentType).toBe('application/octet-stream');
  },
);

test('content that shows itself has its type', () => {
  expect(fileTypeOf('a.pdf', 'content').contentType).toBe('application/pdf');
});
