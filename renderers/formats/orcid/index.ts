import type { Format } from '../../../src/core/index.ts';

const RECORDS = 'https://orcid.org/';
const FORM = /^(?:https?:\/\/orcid\.org\/)?((?:\d{4}-){3}\d{3}[\dX])$/;

/** An ORCID iD that leads to its record; one whose check digit is wrong leads nowhere. */
export const format: Format = {
  write(value) {
    const text = FORM.exec(value.trim())?.[1];
    if (text === undefined) return undefined;
    const parts = [{ text, href: RECORDS + text }];
    return { kind: 'plain', text, ...(hasCheckDigit(text) && { parts }) };
  },
};

/** ISO 7064, MOD 11-2. */
function hasCheckDigit(id: string): boolean {
  const digits = id.replaceAll('-', '');
  const total = [...digits.slice(0, -1)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits.at(-1) === (check === 10 ? 'X' : String(check));
}
