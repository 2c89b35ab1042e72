import {
  type Expected,
  linked,
  plain,
  type TextOptions,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** An ORCID iD that leads to its record. */
export function orcid(value: unknown, more: TextOptions = {}): Expected {
  const id = plain(value).replace(/^https?:\/\/orcid\.org\//, '');
  return linked(id, id && `https://orcid.org/${id}`, more);
}
