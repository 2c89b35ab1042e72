import type { Format } from '../../../src/core/index.ts';

/** The value as it is. */
export const format: Format = { write: (text) => ({ kind: 'plain', text }) };
