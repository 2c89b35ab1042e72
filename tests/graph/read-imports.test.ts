import { expect, test } from 'vitest';
import { readImports } from './read-imports.ts';

const FILE = 'src/core/lists/a.ts';

test.each<[code: string, imported: string[]]>([
  ["import { b } from './b.ts';", ['src/core/lists/b.ts']],
  ["import type { B } from '../b.ts';", ['src/core/b.ts']],
  ["export * from '../../react/index.ts';", ['src/react/index.ts']],
  ["import './style.css';", ['src/core/lists/style.css']],
  ["const b = () => import(/* later */ './b.ts');", ['src/core/lists/b.ts']],
  ['const b = () => import(`./b.ts`);', ['src/core/lists/b.ts']],
  [`const b = (name) => import(\`../b/\${name}.ts\`);`, ['src/core/b/']],
  ["let b: import('./b.ts').B;", ['src/core/lists/b.ts']],
  ["const all = import.meta.glob('../../react/page/*.tsx');", ['src/react/page/*.tsx']],
  ["const all = import.meta.glob(['./*.ts', '!./b.ts']);", ['src/core/lists/*.ts']],
  ["const all = import.meta.glob('/src/react/*.tsx');", ['src/react/*.tsx']],
  ["import { isRecord } from 'colophon';", ['src/react/index.ts']],
  ["import type { Page } from 'colophon/models/page';", ['src/core/manifest/page-model.ts']],
  ["import path from 'node:path'; import 'colophon-fonts';", []],
  ["const words = \"import { b } from './b.ts'\"; // import './c.ts'", []],
])('%s', (code, imported) => {
  expect(readImports(FILE, code).files).toEqual(imported);
});

test('what is no code says in which file', () => {
  expect(() => readImports(FILE, 'import {')).toThrow(FILE);
});

test('packages and modules of Node are told from files', () => {
  const code = "import fs from 'fs'; import { a } from './a.ts'; import 'react-dom/server';";
  expect(readImports(FILE, code).packages).toEqual(['fs', 'react-dom/server']);
});

test('a style sheet imports those that it names', () => {
  const code = `@import './a.css'; @import url("../b.css"); .c { composes: d from "./e.css"; color: red; }`;
  expect(readImports('src/react/parts/f.css', code).files).toEqual([
    'src/react/parts/a.css',
    'src/react/b.css',
    'src/react/parts/e.css',
  ]);
});
