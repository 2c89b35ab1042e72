import { stringify } from 'yaml';
import { EVENTS, HEADINGS, LOOKS, PLACES, SENTENCES, SUBJECTS, TAGS, type Words } from './words.ts';

/** A file of content in both languages: its front matter, and the texts below their headings. */
export interface Item {
  /** The path below the content folder, without language and ending. */
  readonly path: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly texts?: Readonly<Record<string, Words>>;
}

export type Language = keyof Words;

/** How many pictures of each of three shapes there are. */
const PICTURES = 3;
const SHAPES = ['wide', 'square', 'tall'] as const;
const DAY = 86_400_000;
const FIRST_DAY = Date.parse('2026-06-30T02:00:00Z');

/** The word at a place of a table, which begins anew after its end. */
export function wordAt(table: readonly Words[], place: number): Words {
  const word = table[place % table.length];
  if (word === undefined) throw new Error('The table has no words');
  return word;
}

/** Words one after the other; Chinese needs no space between them. */
export function join(...parts: readonly Words[]): Words {
  return {
    zh: parts.map(({ zh }) => zh).join(''),
    en: parts.map(({ en }) => en).join(' '),
  };
}

/** A name of its own for each of the first items of a kind. */
export function nameAt(kinds: readonly Words[], place: number): Words {
  const row = Math.floor(place / LOOKS.length);
  return join(wordAt(LOOKS, place), wordAt(kinds, row + (place % LOOKS.length)));
}

export function sentencesFrom(place: number, count: number): Words {
  return join(...Array.from({ length: count }, (_, index) => wordAt(SENTENCES, place + index)));
}

/** Paragraphs of some sentences each. */
export function paragraphsFrom(place: number, count: number): Words {
  const parts = Array.from({ length: count }, (_, index) => sentencesFrom(place + index, 3));
  return {
    zh: parts.map(({ zh }) => zh).join('\n\n'),
    en: parts.map(({ en }) => en).join('\n\n'),
  };
}

/** Markdown with headings, a list, a quotation and a link, as an editor writes it. */
export function longText(place: number): Words {
  const part = (language: Language) => {
    const text = (at: number, count: number) => sentencesFrom(place + at, count)[language];
    const heading = (at: number) => `## ${wordAt(HEADINGS, place + at)[language]}`;
    const link = { zh: '来访须知', en: 'What to know before a visit' }[language];
    return [
      text(0, 3),
      heading(0),
      text(3, 4),
      `- ${text(7, 1)}\n- **${wordAt(TAGS, place)[language]}**: ${text(1, 1)}`,
      heading(1),
      text(4, 5),
      `> ${text(2, 2)}`,
      `[${link}](/garden/visit)`,
    ].join('\n\n');
  };
  return { zh: part('zh'), en: part('en') };
}

/** The URL of a picture, one of a few. */
export function pictureAt(place: number): string {
  return `/media/${SHAPES[place % SHAPES.length]}-${(place % PICTURES) + 1}.webp`;
}

/** Files that an item offers: one to open, one to save. */
export function filesOf(): Readonly<Record<string, unknown>> {
  return {
    attachmentTitle: { zh: '资料', en: 'Papers' },
    attachments: [
      { name: { zh: '说明.pdf', en: 'Guide.pdf' }, url: '/media/files/guide.pdf' },
      { name: { zh: '清单.csv', en: 'List.csv' }, url: '/media/files/list.csv' },
    ],
  };
}

/** A date that is a number of days before the garden's last. */
export function dateAt(place: number): string {
  return new Date(FIRST_DAY - place * DAY).toISOString().replace('.000Z', '+00:00');
}

/** The events of a kind, the latest first. */
export function eventsOf(group: keyof typeof EVENTS, count: number, start: number): Item[] {
  return Array.from({ length: count }, (_, place): Item => {
    const number = { zh: `（${place + 1}）`, en: `(${place + 1})` };
    const kind = { zh: `：${EVENTS[group].zh}`, en: `: ${EVENTS[group].en}` };
    const subject = wordAt(SUBJECTS, place + start);
    return {
      path: `activities/${group}-${place + 1}`,
      facts: {
        name: { zh: subject.zh + kind.zh + number.zh, en: `${subject.en}${kind.en} ${number.en}` },
        group,
        cover: pictureAt(place + start),
        time: dateAt(place * 4 + start),
        ...(place % 4 === 1
          ? { online: true }
          : { online: false, offlineLocation: wordAt(PLACES, place) }),
        ...(group === 'courses' || group === 'notes'
          ? { tags: [wordAt(TAGS, place), wordAt(TAGS, place + 1)] }
          : {}),
        introduction: sentencesFrom(place + start, 2),
        ...(place % 3 === 0 ? filesOf() : {}),
      },
      texts: { content: longText(place + start) },
    };
  });
}

/** The Markdown of an item in a language. */
export function printItem({ facts, texts = {} }: Item, language: Language): string {
  const parts = Object.entries(texts).map(([name, words]) => `# ${name}\n\n${words[language]}\n`);
  return `---\n${stringify(inLanguage(facts, language))}---\n\n${parts.join('\n')}`;
}

/** A value with the words of one language in place of those of both. */
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  if ('zh' in value && 'en' in value) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inLanguage(part, language)]),
  );
}
