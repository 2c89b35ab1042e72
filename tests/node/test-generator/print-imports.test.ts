import { expect, test } from 'vitest';
import { printImports } from '../../../src/node/test-generator/print-imports.ts';

const FROM = "from '../support/expectations.ts';";

test.each([
  ['is called', 'return plain(item.name);', `import { plain } ${FROM}`],
  [
    'is called for each entry of a list',
    "text(listOf(item.tags).map(plain).join(', '))",
    `import { listOf, plain, text } ${FROM}`,
  ],
  ['stands in a title alone', "test('shows plain words', async () => {});", ''],
  ['is a method of something else', 'site.plain(item.name);', ''],
])('a function that %s is imported where it has to be', (_name, body, wanted) => {
  const lines = printImports(body, '../support', []).split('\n');
  expect(lines.find((line) => line.endsWith(FROM)) ?? '').toBe(wanted);
});

test('a function of a renderer’s folder is imported from its copy', () => {
  const file = { file: 'formats/year.ts', code: '', names: ['year', 'century'] };
  const lines = printImports('return year(item.date);', '../support', [file]).split('\n');
  expect(lines).toEqual(["import { year } from '../support/formats/year.ts';"]);
});
