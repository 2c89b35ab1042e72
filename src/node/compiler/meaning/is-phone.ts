import { phoneUrl } from '../../../core/mapping/phone-url.ts';

/** No telephone number has more (E.164), and an ORCID iD does. */
const MOST_DIGITS = 15;

/** Whether a text could be a telephone number, with or without an extension. */
export function isPhone(text: string): boolean {
  const url = phoneUrl(text);
  return url !== undefined && (url.split(';')[0] ?? '').replace(/\D/g, '').length <= MOST_DIGITS;
}
