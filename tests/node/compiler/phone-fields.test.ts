import { expect, test } from 'vitest';
import { ApiType } from '../../../src/node/compiler/meaning/api-type.ts';
import { hasForm } from '../../../src/node/compiler/meaning/fits-reading.ts';

test.each([
  ['a telephone number', '+49 4955 501, ext. 12', true],
  ['an ORCID iD, which has too many digits for one', '0000-0002-1825-0097', false],
  ['a name', 'Ada', false],
])('%s is offered as a telephone number or not: %s', (_, example, isOffered) => {
  const type = new ApiType({ type: 'string', example }, {});
  expect(hasForm({ as: 'phone' }, type)).toBe(isOffered);
});
