import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { type Bracket, bracketsOf } from './json-brackets.ts';

/** Where the parser stopped, and what stands there. */
interface Stop {
  readonly text: string;
  readonly offset: number;
  /** The parser's name of what it met, as `CommaExpected`. */
  readonly name: string;
  /** The text from there on. */
  readonly rest: string;
  /** The token that stands there; undefined at the end of a line. */
  readonly found: string | undefined;
}

const CONFLICT = /^(?:<{7}|={7}|>{7})/;
/** Signs of a Chinese keyboard in place of those of JSON. */
export const FULL_WIDTH: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '：': ':',
  '，': ',',
  '、': ',',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
};
/** A string, a word or a number, or else a single sign. */
const TOKEN = /^(?:"[^"\n]*"?|[\w$.+-]+|\S)/u;
/** The most of a token that is shown. */
const MAX_TOKEN_LENGTH = 40;

/** What each of the parser's errors means, with its fix. */
const EXPLANATIONS: Readonly<Record<string, (stop: Stop) => string>> = {
  InvalidSymbol: ({ rest, found }) => {
    const [word = '', colon] = /^([\w$-]+)(\s*:)?/.exec(rest)?.slice(1) ?? [];
    if (colon !== undefined) return `the key ${word} stands without quotes; write "${word}"`;
    const constant = /^(?:true|false|null)$/i.test(word) ? word.toLowerCase() : undefined;
    return constant === undefined
      ? `${found} is no value of JSON; a text stands in double quotes`
      : `${word} is no value of JSON; write ${constant}`;
  },
  PropertyNameExpected: (stop) => explainComma(stop) ?? `a key is missing ${before(stop)}`,
  ValueExpected: (stop) => explainComma(stop) ?? `a value is missing ${before(stop)}`,
  CommaExpected: (stop) => {
    if (/^[}\]]/.test(stop.rest)) return explainOpen(stop);
    const isNumber = /\d{2}/.test(stop.text.slice(stop.offset - 1, stop.offset + 1));
    return isNumber
      ? 'a number begins with a 0 too many; remove it'
      : `a comma is missing ${before(stop)}`;
  },
  ColonExpected: (stop) => `a colon is missing ${before(stop)}`,
  CloseBraceExpected: explainOpen,
  CloseBracketExpected: explainOpen,
  EndOfFileExpected: ({ found }) =>
    `the manifest is over before ${found}; remove that, or a closing bracket too many above`,
  InvalidCommentToken: () => 'JSON has no comments; remove this one',
  UnexpectedEndOfString: () =>
    'a text is not closed on its line; end it with ", and write a line break inside as \\n',
  InvalidNumberFormat: ({ found }) =>
    `${found} is no number of JSON; write digits on both sides of the point`,
  UnexpectedEndOfNumber: ({ found }) =>
    `${found} is no number of JSON; write digits on both sides of the point`,
  UnexpectedEndOfComment: () => 'JSON has no comments, and this one has no end; remove it',
  InvalidUnicode: () => '\\u is followed by less than four hexadecimal digits; write all four',
  InvalidEscapeCharacter: () => 'a backslash begins no sign that JSON knows; write \\\\ for one',
  InvalidCharacter: () => 'a tab or another control character in a text; write a tab as \\t',
};

/**
 * What is wrong with the JSON of a file, and how it is fixed.
 *
 * @param error the first that the parser met; undefined where it found no value at all
 */
export function explainSyntax(text: string, error: ParseError | undefined): string {
  if (error === undefined) return 'the file holds no value; a manifest begins with {';
  const { offset } = error;
  const rest = text.slice(offset);
  const stop = { text, offset, name: printParseErrorCode(error.error), rest, found: tokenOf(rest) };
  return explainSign(stop) ?? EXPLANATIONS[stop.name]?.(stop) ?? `${stop.name} ${before(stop)}`;
}

/** What is wrong whatever the parser looked for. */
function explainSign({ rest }: Stop): string | undefined {
  if (CONFLICT.test(rest)) {
    return 'a merge conflict that was not resolved; keep one version, and remove the lines of <<<<<<<, ======= and >>>>>>>';
  }
  if (rest.startsWith("'")) return 'a text in single quotes; write it in double ones';
  const sign = rest.charAt(0);
  const meant = FULL_WIDTH[sign];
  return meant === undefined ? undefined : `${sign} is no sign of JSON; write ${meant}`;
}

/** A comma that nothing follows. */
function explainComma({ text, offset, rest }: Stop): string | undefined {
  if (!/,\s*$/.test(text.slice(0, offset))) return undefined;
  if (rest.startsWith(',')) return 'a comma stands twice; remove one';
  return /^[}\]]/.test(rest)
    ? `nothing follows the comma before ${rest.charAt(0)}; remove it`
    : undefined;
}

/** A bracket that is not closed: the innermost that is open there. */
function explainOpen(stop: Stop): string {
  const { text, offset, found } = stop;
  const open: Bracket[] = [];
  for (const bracket of bracketsOf(text.slice(0, offset))) {
    if (bracket.opens) open.push(bracket);
    else open.pop();
  }
  const last = open.at(-1);
  if (last === undefined) return `a closing bracket is missing ${before(stop)}`;
  const line = text.slice(0, last.offset).split('\n').length;
  const closing = last.sign === '{' ? '}' : ']';
  const where = found === undefined ? 'where the file ends' : `before ${found}`;
  return `${last.sign} of line ${line} is not closed; write ${closing} ${where}`;
}

function tokenOf(rest: string): string | undefined {
  const token = TOKEN.exec(rest)?.[0];
  return token !== undefined && token.length > MAX_TOKEN_LENGTH
    ? `${token.slice(0, MAX_TOKEN_LENGTH)}…`
    : token;
}

function before({ found }: Stop): string {
  return found === undefined ? 'at the end of the line; write it' : `before ${found}; write it`;
}
