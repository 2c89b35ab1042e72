/** A text without the values of headers that only the API may see, even where it sends them back. */
export function hideSecrets(text: string, headers: Headers): string {
  const secrets = [...headers.values()]
    .flatMap((value) => [value, ...value.split(' ')])
    // Shorter ones are no secret, and hiding them would hide everything.
    .filter((value) => value.length > 5)
    .sort((a, b) => b.length - a.length);
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
}
