/** The fields of an entry; empty ones are left out. Authors are names, one each. */
export type BibtexFields = Readonly<Record<string, string | readonly string[]>>;

/** What an entry is called by. */
interface EntryName {
  readonly author: string;
  readonly year: string;
  /** What tells it from all others of its list. */
  readonly id: string;
}

/** What TeX takes for a command, and how it is written to be none. */
const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};
/** Fields that BibTeX styles hand on as they are, to be a URL. */
const URLS = new Set(['doi', 'url']);

/** An entry of BibTeX. Letters of any script stay as they are, as current versions read UTF-8. */
export function printEntry(kind: string, name: EntryName, fields: BibtexFields): string {
  const lines = Object.entries(fields).flatMap(([field, value]) => {
    const written = printValue(field, value);
    return written === '' ? [] : [`  ${field} = {${written}},`];
  });
  return [`@${kind}{${printKey(name)},`, ...lines, '}', ''].join('\n');
}

function printValue(field: string, value: BibtexFields[string]): string {
  if (typeof value !== 'string') return value.map(printAuthor).join(' and ');
  // A brace would end the field; the others are none to TeX in a URL.
  if (URLS.has(field)) return value.replace(/[{}\\\s]/g, encodeURIComponent);
  const text = escapeTex(value);
  // Styles make small letters of a title's, unless it stands in braces of its own.
  return field === 'title' && text !== '' ? `{${text}}` : text;
}

/** A name with the word that parts names in it, as of a company, is one in braces. */
function printAuthor(name: string): string {
  const text = escapeTex(name);
  return /\band\b/i.test(name) ? `{${text}}` : text;
}

/** A text as TeX shows it: what would be a command is a sign. */
export function escapeTex(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\^~]|[{}$&%#_]/g, (sign) => SPECIAL[sign] ?? `\\${sign}`);
}

/** Small letters, digits and hyphens: the author, the year, and what tells the entry from others. */
function printKey({ author, year, id }: EntryName): string {
  const family = author.includes(',') ? author.split(',')[0] : author.split(/\s+/).at(-1);
  return [`${plain(family ?? '')}${year}`, plain(id)].filter(Boolean).join('-');
}

/** The letters that are no other one with a mark, as those have them who write without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', þ: 'th', ð: 'd', đ: 'd', ɖ: 'd', ɗ: 'd', ɓ: 'b' },
  ...{ ł: 'l', ħ: 'h', ŧ: 't', ŋ: 'ng', ı: 'i', ĸ: 'k', ƙ: 'k', ə: 'e', ɛ: 'e', ɔ: 'o' },
};

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9-]+/g, '');
}
