import type { GalleryState } from './gallery-states.ts';

/** What the texts of a state are made of. */
export interface GalleryWords {
  /** A title or another text of a line, of which each item has another. */
  readonly lines: readonly string[];
  readonly paragraph: string;
  readonly html: string;
}

const LINES = ['The light on the lake', 'Tables of tides', 'A house by the water'];
const PARAGRAPH =
  'Notes of a walk along the shore, written down the same evening and read again in winter.';

const USUAL: GalleryWords = {
  lines: LINES,
  paragraph: PARAGRAPH,
  html: `<p>${PARAGRAPH}</p><ul><li>What was <em>seen</em></li><li>What was <strong>heard</strong></li></ul>`,
};

const LONG_LINE =
  'Ueberlegungen_zur_Wasserstandsvorhersage und andere Titel, die länger sind, als jemand geplant hat, der an den Platz dachte';
const LONG_PARAGRAPH = `${PARAGRAPH} `.repeat(12).trim();

const LONG: GalleryWords = {
  lines: [LONG_LINE],
  paragraph: LONG_PARAGRAPH,
  html: `<p>${LONG_PARAGRAPH}</p>`.repeat(6),
};

const RIGHT_TO_LEFT: GalleryWords = {
  lines: ['الضوء على البحيرة', 'جداول المد والجزر', 'بيت على الماء'],
  paragraph: 'ملاحظات من نزهة على الشاطئ، كُتبت في المساء نفسه وقُرئت مرة أخرى في الشتاء.',
  html: '<p>ملاحظات من نزهة على الشاطئ.</p><ul><li>ما رأيناه</li><li>ما سمعناه</li></ul>',
};

/** The words of a state. */
export function galleryWordsOf(state: GalleryState): GalleryWords {
  if (state === 'long') return LONG;
  return state === 'right-to-left' ? RIGHT_TO_LEFT : USUAL;
}
