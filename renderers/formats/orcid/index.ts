import { type Format, hasCheckDigit } from '../../../src/core/index.ts';

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
