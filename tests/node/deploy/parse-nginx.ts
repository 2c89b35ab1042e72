/** A directive of an nginx configuration, and those in its block. */
export interface Directive {
  readonly words: readonly string[];
  readonly block: readonly Directive[] | undefined;
}

const TOKEN = /\s+|#[^\n]*|"(?:[^"\\]|\\.)*"|[{};]|(?:[^\s{};"\\$]|\\.|\$\{?|"(?=\S))+/gs;

/** @throws where braces or semicolons are missing, or something is left over */
export function parseNginx(text: string): Directive[] {
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !/^(?:\s|#)/.test(token));
  if (text.replace(TOKEN, '') !== '') throw new Error(`Unread: ${text.replace(TOKEN, '')}`);
  const top: Directive[] = [];
  const open: Directive[][] = [top];
  let words: string[] = [];
  for (const token of tokens) {
    const block = open.at(-1);
    if (block === undefined) throw new Error('A brace is closed that was not opened');
    if (token === ';') {
      if (words.length === 0) throw new Error('A semicolon ends nothing');
      block.push({ words, block: undefined });
      words = [];
    } else if (token === '{') {
      const inner: Directive[] = [];
      block.push({ words, block: inner });
      open.push(inner);
      words = [];
    } else if (token === '}') {
      if (words.length > 0) throw new Error(`No semicolon after ${words.join(' ')}`);
      open.pop();
    } else {
      words.push(token);
    }
  }
  if (open.length !== 1 || words.length > 0) throw new Error('A block is not closed');
  return top;
}

/** All directives, those in blocks among them. */
export function flatten(directives: readonly Directive[]): Directive[] {
  return directives.flatMap((directive) => [directive, ...flatten(directive.block ?? [])]);
}
