import type { AskedCall } from '../../../src/node/content/index.ts';

/** A call of a list, which asks for nothing else than what is given. */
export const callOf = (endpoint: string, more: Partial<AskedCall> = {}): AskedCall => ({
  endpoint,
  isList: true,
  isPaged: false,
  query: {},
  fields: [],
  parameters: [],
  everyLanguage: false,
  ...more,
});
