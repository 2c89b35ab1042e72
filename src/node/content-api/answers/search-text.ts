/** Stands between blocks of a text, so that no term is found across them. */
const BLOCK = '\u2029';

/** Letters that are a letter with a stroke or two letters in one, which Unicode does not take apart. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  '’': "'",
  '\u2010': '-',
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Text as search compares it: without case, diacritics and differences of width. */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Upper case first: `ß` and `ss` fall together only there.
      .toUpperCase()
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .replace(/[øłđðþæœς’\u2010]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
  );
}

/** A field's value as text that search looks through; a list's entries stay apart. */
export function toSearchText(value: unknown, isHtml: boolean): string {
  const text = isHtml ? htmlToText(String(value)) : toPlainText(value);
  // Chinese does not part words by spaces, so a space or a line's end beside it means nothing.
  return foldText(text).replace(
    /(?<=\p{Script=Han})[ \t\n]+|(?<![ \t\n])[ \t\n]+(?=\p{Script=Han})/gu,
    '',
  );
}

/** What stands above a text or begins a row of a table: what the words beside it are about. */
const HEADING = /<h([2-6])\b[^<>]*>[\s\S]*?<\/h\1>|(?<=<tr>\s*)<t([hd])\b[^<>]*>[\s\S]*?<\/t\2>/gi;

/** The headings of HTML and of its tables' rows as text that search looks through. */
export function toHeadingText(html: string): string {
  return toSearchText((html.match(HEADING) ?? []).join(''), true);
}

/** HTML's text without tags. Readings above characters go too: `湖` is found through its ruby. */
function htmlToText(html: string): string {
  return [READING, ANNOTATION, COMMENT]
    .reduce(removeAll, html)
    .replace(
      /<\/?(?:a|abbr|b|bdi|cite|code|em|i|q|ruby|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi,
      '',
    )
    .replace(/<[^<>]*>/g, BLOCK)
    .replace(/&(#x?)?(\w+);/g, decodeEntity);
}

interface Enclosed {
  readonly from: RegExp;
  readonly to: RegExp;
}

const READING: Enclosed = { from: /<rt\b[^<>]*>/gi, to: /<\/rt>/gi };
const ANNOTATION: Enclosed = { from: /<rp\b[^<>]*>/gi, to: /<\/rp>/gi };
const COMMENT: Enclosed = { from: /<!--/g, to: /-->/g };

/** A text without all that stands between two marks; what is never closed stays. */
function removeAll(text: string, { from, to }: Enclosed): string {
  let rest = '';
  let done = 0;
  for (;;) {
    // Both expressions go on from where they are set to, so the text is gone through once.
    from.lastIndex = done;
    const start = from.exec(text);
    to.lastIndex = from.lastIndex;
    if (start === null || !to.test(text)) return rest + text.slice(done);
    rest += text.slice(done, start.index);
    done = to.lastIndex;
  }
}

function decodeEntity(entity: string, numeric: string | undefined, name: string): string {
  if (numeric === undefined) return ENTITIES[name] ?? entity;
  const code = Number.parseInt(name, numeric === '#x' ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

function toPlainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toPlainText).join(BLOCK);
  if (typeof value === 'object' && value !== null) return toPlainText(Object.values(value));
  return String(value ?? '');
}
