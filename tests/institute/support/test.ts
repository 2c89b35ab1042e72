import { test as base } from '../../e2e/support/test.ts';
import { textOf } from './texts.ts';

export { expect, mostlyIn } from '../../e2e/support/test.ts';

/** Tests of the institute's pages, whose texts are those of its manifests. */
export const test = base.extend({
  text: async ({ language }, use) => {
    await use((key, values) => textOf(language, key, values));
  },
});
