import {
  type Expected,
  linked,
  plain,
  type TextOptions,
  text,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** An ORCID iD that leads to its record. */
export function orcid(value: unknown, more: TextOptions = {}): Expected {
  const id = plain(value).replace(/^https?:\/\/orcid\.org\//, '');
  if (!isChecked(id)) return text(id, more);
  return linked(id, id && `https://orcid.org/${id}`, more);
}

/** Whether the last digit follows from those before it, by which the record's own page counts. */
function isChecked(id: string): boolean {
  const digits = id.replaceAll('-', '').split('');
  const total = digits.reduce(
    (sum, digit, place) =>
      (sum + (digit === 'X' ? 10 : Number(digit)) * 2 ** (16 - 1 - place)) % 11,
    0,
  );
  return total === 1;
}
