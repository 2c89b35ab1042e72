import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateSuite, loadExpectations } from '../../../src/node/test-generator/index.ts';
import { compileRight } from '../../compile-right.ts';
import { gardenWith } from '../../garden/make-garden.ts';

const OVERRIDE = 'export const Override = () => null;\n';
const EXPECTATION = `export const expectation = {
  cases: ({ id }, { url }) => [
    { kind: 'content', title: 'greets on ' + id, runs: 'once', lines: ['await site.visit(' + url + ');'] },
  ],
};
`;

test('a page has the cases of the component that renders it, and no other page has', async () => {
  const root = gardenWith('garden/visit.json', { override: 'letter' });
  const folder = path.join(root, 'renderers/overrides/letter');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(root, 'renderers/renderer-api.json'), '{ "rendererApi": 2 }\n');
  writeFileSync(path.join(folder, 'index.tsx'), OVERRIDE);
  writeFileSync(path.join(folder, 'expect.ts'), EXPECTATION);
  const { compiled, manifests } = compileRight(root);
  const { files } = generateSuite(compiled, {
    runs: { baseUrl: 'https://garden.example', languages: ['en'], widths: [800] },
    only: [],
    isReadOnly: false,
    renderers: await loadExpectations(root),
    manifests,
  });
  const greeting = [...files].filter(([, code]) => code.includes("test('greets on "));
  expect(greeting.map(([name]) => name)).toEqual(['garden/visit.spec.ts']);
  expect(greeting[0]?.[1]).toMatch(/'greets on garden\/visit'.*\n\s+await site\.visit\(PATH\);/);
});
