import { describe, expect, test } from 'vitest';
import { type Changes, compileSite } from '../small-site.ts';

const FOLDER = 'renderers/overrides/notice';
const CODE = `${FOLDER}/index.tsx`;
const COMPONENT = 'export function Override() {\n  return <p>今日は Closed</p>;\n}\n';

/** What the compiler says of the small site with an override of its own. */
function find(files: Changes): string[] {
  const changes = { [CODE]: COMPONENT, ...files };
  return compileSite(changes).findings.map(
    ({ code, file, line, column, message }) => `${code} ${file}:${line}:${column} ${message}`,
  );
}

describe('code of an own renderer', () => {
  test('that is right is no finding', () => {
    expect(
      find({
        [CODE]: [
          "import type { Words } from './written-later.ts';",
          "import { format } from 'colophon';",
          "import styles from './notice.module.css';",
          "import { words } from './words.js';",
          "import { useMemo } from 'react';",
          "import { Button } from '@fluentui/react-components';",
          "import dayjs from 'dayjs/plugin/utc.js';",
          "import type { Feature } from 'left-pad';",
          "import sign from './sign.svg?url';",
          "export * from './words';",
          `const later = () => import("./words.ts");`,
          COMPONENT,
        ].join('\n'),
        [`${FOLDER}/words.ts`]: 'export const words = [];\n',
        [`${FOLDER}/sign.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        [`${FOLDER}/notice.module.css`]:
          '.a { composes: b from "./other.module.css"; background: url(https://example.org/a.png) }',
        [`${FOLDER}/other.module.css`]: '.b { color: inherit }',
      }),
    ).toEqual([]);
  });

  test.each<[string, string, string, string]>([
    [
      'has a bracket too many',
      CODE,
      COMPONENT.replace('return ', 'return (('),
      `M013 ${CODE}:2:29 the code does not parse: expected \`,\` or \`)\` but found \`;\`, opened here in line 2; correct it there or just before`,
    ],
    [
      'ends too early',
      `${FOLDER}/days.ts`,
      'export const days = {\n',
      `M013 ${FOLDER}/days.ts:2:1 the code does not parse: expected \`}\` but found \`EOF\`; correct it there or just before`,
    ],
    [
      'is a stylesheet with a bracket too many',
      `${FOLDER}/notice.module.css`,
      '.a {\n  color: inherit;\n} }\n',
      `M013 ${FOLDER}/notice.module.css:4:1 the stylesheet does not parse: unexpected end of input; correct it there or just before`,
    ],
  ])('%s', (_, file, text, finding) => {
    expect(find({ [file]: text })).toEqual([finding]);
  });

  const toInstall = (name: string, all = name) =>
    `"${all}" is imported, and no such package is installed; run npm install ${name}, or correct its name`;
  const ofNode = (name: string) =>
    `"${name}" is a part of Node, and renderers run in browsers too; do without it`;

  test.each([
    ['left-pad', toInstall('left-pad')],
    ['left-pad/lib/pad.js', toInstall('left-pad', 'left-pad/lib/pad.js')],
    ['@left/pad', toInstall('@left/pad')],
    ['node:fs', ofNode('node:fs')],
    ['fs/promises', ofNode('fs/promises')],
  ])('imports no package of the site: %s', (name, message) => {
    expect(find({ [CODE]: `import pad from '${name}';\n${COMPONENT}` })).toEqual([
      `M014 ${CODE}:1:17 ${message}`,
    ]);
    expect(find({ [CODE]: `${COMPONENT}const pad = () => import('${name}');\n` })).toEqual([
      `M014 ${CODE}:4:26 ${message}`,
    ]);
  });

  test('may be for Node alone, where it is a test', () => {
    const beside = ['notice.test.ts', 'expect.ts'].map((name) => [
      `${FOLDER}/${name}`,
      "import 'node:fs';\nexport const expectation = {};",
    ]);
    expect(find(Object.fromEntries(beside))).toEqual([]);
  });

  test.each<[string, string, string, string]>([
    ['a stylesheet', CODE, `import styles from './notices.module.css';\n${COMPONENT}`, '1:20'],
    ['words, again', CODE, `${COMPONENT}export { a, b } from './notices.module.css';\n`, '4:22'],
    ['later', CODE, `${COMPONENT}const a = () => import('./notices.module.css');\n`, '4:24'],
    ['in a sheet', `${FOLDER}/a.css`, '\n@import "./notices.module.css";\n', '2:10'],
    ['a class', `${FOLDER}/a.module.css`, '.a { composes: b from "./notices.module.css" }', '1:24'],
    ['a picture', `${FOLDER}/a.css`, '.a { background: url(./notices.module.css) }', '1:22'],
  ])('imports a missing file: %s', (_, file, text, place) => {
    const [finding, ...others] = find({ [`${FOLDER}/notice.module.css`]: '.a {}', [file]: text });
    expect(finding).toBe(
      `M014 ${file}:${place} "./notices.module.css" is imported, and there is no such file; did you mean "./notice.module.css"?; write the file, or correct its name`,
    );
    expect(others).toEqual([]);
  });
});
