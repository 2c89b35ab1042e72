/**
 * A text with something else in place of a part.
 *
 * @param file whose text it is, for the message
 * @throws where the part does not stand there exactly once, so that nothing is left in silence
 */
export function replaceOnce(text: string, part: string, replacement: string, file: string): string {
  const [before, after, ...others] = text.split(part);
  if (before === undefined || after === undefined || others.length > 0) {
    const count = others.length > 0 ? 'more than once' : 'nowhere';
    throw new Error(`${file} has ${JSON.stringify(part)} ${count}; it has to have it once`);
  }
  return before + replacement + after;
}
