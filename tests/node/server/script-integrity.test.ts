import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addIntegrity } from '../../../src/node/server/pages/script-integrity.ts';

const read = (path: string) => new TextEncoder().encode(`code of ${path}`);
const digestOf = (path: string) => createHash('sha384').update(read(path)).digest('base64');

test('each script file of a document carries its digest, and nothing else does', () => {
  const html =
    '<script>inline()</script><link rel="modulepreload" href="/c.js">' +
    '<script type="module" src="/a.js"></script><script async src="/b.js" defer></script>';
  expect(addIntegrity(html, read)).toBe(
    '<script>inline()</script><link rel="modulepreload" href="/c.js">' +
      `<script type="module" src="/a.js" integrity="sha384-${digestOf('/a.js')}"></script>` +
      `<script async src="/b.js" integrity="sha384-${digestOf('/b.js')}" defer></script>`,
  );
});

test.each([
  '<script type=module src=/b.js>',
  '<script type="module" src=\'/b.js\'>',
  '<script type="module" src = "/b.js">',
  '<SCRIPT SRC="/b.js">',
])('a document with %s, which gets none, is refused', (tag) => {
  const html = `<script type="module" src="/a.js"></script>${tag}</script>`;
  expect(() => addIntegrity(html, read)).toThrow(
    `The built index.html has ${tag}, whose file gets no digest; write its src in double quotes`,
  );
});

test('a document without a script file is none of a build', () => {
  expect(() => addIntegrity('<script>inline()</script>', read)).toThrow('has no script file');
});
