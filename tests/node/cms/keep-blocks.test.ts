import { expect, test } from 'vitest';
import { keepBlocks } from '../../../src/node/cms/keep-blocks.ts';

const BODY = `
A family kept it for three
generations, and then gave it to the *museum*.

| What  | How many |
| :---- | -------: |
| Locks |        2 |

Heading
-------

* one
    * inner

1) first

See [the list][1] and __this__.

[1]: https://b.example/ "B"
`;

/** As Decap CMS writes it where its first word is changed in the editor of rich text. */
const WRITTEN = `Once, a family kept it for three
generations, and then gave it to the *museum*.

| What  | How many |
| ----- | -------- |
| Locks | 2        |

## Heading

* one

  * inner

1. first

See [the list](https://b.example/ "B") and **this**.
`;

test('a text of which one word is changed is written as it was but for its paragraph', () => {
  expect(keepBlocks(BODY, WRITTEN)).toBe(BODY.replace('A family', 'Once, a family'));
});

test('a text that is not changed is kept', () => {
  const written = WRITTEN.replace('Once, a', 'A');
  expect(keepBlocks(BODY, written)).toBe(BODY);
  expect(keepBlocks(BODY, BODY)).toBe(BODY);
});

test('blocks that are moved, added and removed are where they were put', () => {
  const [first = '', table = '', , ...rest] = WRITTEN.replace('Once, a', 'A')
    .trimEnd()
    .split('\n\n');
  const after = `${[table, 'New.', first, ...rest].join('\n\n')}\n`;
  const written = keepBlocks(BODY, after);
  expect(written).toContain('| :---- | -------: |\n| Locks |        2 |\n\nNew.\n\nA family kept');
  expect(written).not.toContain('Heading');
  expect(written).toContain('[the list][1]');
});

test('an alignment that is written stays as it is written', () => {
  const after = BODY.replace(':---- | -------:', ':---: | :------:');
  expect(keepBlocks(BODY, after)).toBe(after);
});

test('where a link of a block that stays would lead nowhere, nothing is kept', () => {
  const before = 'A [link][1].\n\nThe end.\n\n[1]: https://b.example/\n';
  const after = 'A [link](https://b.example/).\n\nAnother end.\n';
  expect(keepBlocks(before, after)).toBe(after);
});

test.each(['', 'New.\n'])(
  '%j in place of nothing, or nothing in its place, is what is written',
  (text) => {
    expect(keepBlocks('', text)).toBe(text);
    expect(keepBlocks(text, '')).toBe('');
  },
);
