import { expect, test } from 'vitest';
import { SPACE_FAMILY } from '../../../src/node/fonts/space-font.ts';
import { lettersInOtherFonts } from '../../../src/node/test-generator/suite/support/letters-in-page.ts';

test('the face that keeps a place is known by its name', () => {
  expect(String(lettersInOtherFonts)).toContain(SPACE_FAMILY);
});
