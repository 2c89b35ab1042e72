import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compile } from '../../../src/node/compiler/index.ts';
import { createStatusAnswerer } from '../../../src/node/site-plugin/answer-status.ts';
import { createDevApi } from '../../../src/node/site-plugin/dev-api.ts';
import { compileRight } from '../../compile-right.ts';
import { SMALL_CONTENT } from '../compiler/small-content.ts';
import { writeSite } from '../compiler/small-site.ts';

const [, FELLOW] =
  /peoples\/faculty-fellows\/([\w-]+)\.en\.md/.exec(Object.keys(SMALL_CONTENT).join('\n')) ?? [];

/** The statuses of a site's paths in a server that sends one document for all of them, as a bundler does. */
async function openDevelopment() {
  const root = writeSite();
  const { compiled } = compileRight(root);
  const api = createDevApi(root);
  api.refresh(compiled, true);
  const markMissing = createStatusAnswerer(() => compiled, api.fetch);
  const server = createServer((request, response) =>
    markMissing(request, response, () => {
      response.statusCode = request.headers['if-none-match'] === undefined ? 200 : 304;
      response.end('<!doctype html>');
    }),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const all = { accept: 'text/html', ...headers };
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: all })).status;
  };
}

describe('the development server answers', () => {
  test.each([
    ['a page', '/news', 200],
    ['a section', '/people', 200],
    ['the page of an item', `/people/fellows/${FELLOW}`, 200],
    ['an alias of one, in a language', `/people/professors/${FELLOW}?lang=en`, 200],
    ['a page of no route', '/nope', 404],
    ['a path below a page', '/news/lake/nope', 404],
    ['the page of an item that the API does not have', '/people/fellows/nope', 404],
    ['a path that is not encoded', '/%', 400],
    ['a path whose end is missing', '/people/%E4%B8?lang=en', 400],
    ['a module', '/nope.ts', 200],
    ['a part of the bundler', '/@vite/client', 200],
  ])('%s with the status that the site’s server has: %s', async (_, path, status) => {
    const ask = await openDevelopment();
    expect(await ask(path)).toBe(status);
  });

  test('a path that cannot be decoded with the document of those that can', async () => {
    const asked: unknown[] = [];
    const { compiled } = compile(writeSite());
    const answer = createStatusAnswerer(() => compiled, fetch);
    const server = createServer((request, response) =>
      answer(request, response, () => {
        asked.push(request.url);
        response.end();
      }),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await fetch(`http://127.0.0.1:${port}/%?lang=en`, { headers: { accept: 'text/html' } });
    expect(asked).toEqual(['/?lang=en']);
  });

  test('what is no document as it would anyway', async () => {
    const ask = await openDevelopment();
    expect(await ask('/nope', { accept: '*/*' })).toBe(200);
    expect(await ask('/nope', { 'if-none-match': '"a"' })).toBe(304);
  });
});
