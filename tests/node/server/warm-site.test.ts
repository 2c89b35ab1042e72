import { expect, test } from 'vitest';
import { warmSite } from '../../../src/node/server/warm-site.ts';

const OPTIONS = { origin: 'http://site.test', languages: ['zh', 'en'] };

test('warming asks for the home page and what it names, in each language and encoding', async () => {
  const asked: string[] = [];
  const warned: string[] = [];
  await warmSite(
    (request) => {
      const { headers, url } = request;
      asked.push(
        [new URL(url).pathname, headers.get('cookie'), headers.get('accept-encoding')].join(' '),
      );
      return new Response(
        '<link href="/assets/a.css"><a href="/people"></a><script src="/assets/a.js"></script>',
      );
    },
    { ...OPTIONS, warn: (message) => warned.push(message) },
  );
  const files = ['/', '/assets/a.css', '/assets/a.js'];
  expect(asked.sort()).toEqual(
    OPTIONS.languages
      .flatMap((language) => [
        `/ lang=${language} `,
        ...['br', 'gzip', 'identity'].flatMap((encoding) =>
          files.map((file) => `${file} lang=${language} ${encoding}`),
        ),
      ])
      .sort(),
  );
  expect(warned).toEqual([]);
});

test('a site that fails at it is told, and served all the same', async () => {
  const warned: string[] = [];
  const warn = (message: string) => warned.push(message);
  await warmSite(() => Promise.reject(new Error('no backend')), { ...OPTIONS, warn });
  expect(warned).toEqual(['The site was not warmed up: Error: no backend']);
});
