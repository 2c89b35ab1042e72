import { expect, test } from 'vitest';
import { importsOf } from './read-imports.ts';

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
  ["import { isRecord } from 'colophon';", ['src/react/index.ts']],
  ["import type { Page } from 'colophon/models/page';", ['src/core/manifest/page-model.ts']],
  ["import path from 'node:path'; import 'colophon-fonts';", []],
  ["const words = \"import { b } from './b.ts'\"; // import './c.ts'", []],
])('%s', (code, imported) => {
  expect(importsOf(FILE, code)).toEqual(imported);
});

test('what is no code says in which file', () => {
  expect(() => importsOf(FILE, 'import {')).toThrow(FILE);
});
