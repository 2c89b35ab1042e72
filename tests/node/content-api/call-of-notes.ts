import type { AskedCall } from '../../../src/node/content/index.ts';

/** A call of a list of notes, which asks for nothing else than what is given. */
export const callOfNotes = (more: Partial<AskedCall> = {}): AskedCall => ({
  endpoint: '/notes',
  isList: true,
  isPaged: false,
  query: {},
  fields: [],
  parameters: [],
  everyLanguage: false,
  ...more,
});
