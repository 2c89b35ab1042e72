/** Whether the last character of an identifier is its check digit by ISO 7064, MOD 11-2: a digit, or X for ten. */
export function hasCheckDigit(identifier: string): boolean {
  const digits = identifier.replace(/[^\dX]/gi, '').toUpperCase();
  const total = [...digits.slice(0, -1)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits.at(-1) === (check === 10 ? 'X' : String(check));
}
