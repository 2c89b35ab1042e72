import { CURRENT_VERSION } from '../compiler/index.ts';

/** What a look decides: colours and the fonts of the reader's own system. */
interface Look {
  readonly color: Readonly<Record<string, string>>;
  readonly text: string;
}

const HAN = '"Noto Serif CJK SC", "Source Han Serif SC", "Songti SC", SimSun';
const SERIF = `Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Naskh Arabic", ${HAN}, Georgia, serif`;
const SANS =
  'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif';

/** The looks that a new site can have; in each, words stand out from what is behind them (WCAG AA). */
export const LOOKS = {
  paper: {
    color: {
      paper: '#faf8f4',
      surface: '#ffffff',
      ink: '#23201c',
      'ink-quiet': '#6b645b',
      rule: '#e3ddd3',
      accent: '#8e2b24',
      'accent-tint': '#f4e8e4',
      placeholder: '#ece6dc',
      scrim: 'rgb(35 32 28 / 45%)',
    },
    text: SERIF,
  },
  slate: {
    color: {
      paper: '#f6f7f9',
      surface: '#ffffff',
      ink: '#1c2430',
      'ink-quiet': '#566070',
      rule: '#dde1e7',
      accent: '#1f5a9e',
      'accent-tint': '#e6eef8',
      placeholder: '#e4e8ee',
      scrim: 'rgb(28 36 48 / 45%)',
    },
    text: SANS,
  },
  forest: {
    color: {
      paper: '#f7f8f3',
      surface: '#ffffff',
      ink: '#1f2620',
      'ink-quiet': '#59645a',
      rule: '#dde3d8',
      accent: '#1f6642',
      'accent-tint': '#e4f0e8',
      placeholder: '#e5ebe1',
      scrim: 'rgb(31 38 32 / 45%)',
    },
    text: SERIF,
  },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof LOOKS;

/** The theme of a new site; the colours are what its owner will change first. */
export function themeOf(name: LookName): Readonly<Record<string, unknown>> {
  const { color, text } = LOOKS[name];
  return {
    manifestVersion: CURRENT_VERSION,
    color,
    font: { 'text-han': text, 'text-latin': text, regular: '400', strong: '600' },
    size: {
      tiny: '0.75rem',
      small: '0.875rem',
      quiet: '0.9375rem',
      text: '1.0625rem',
      lead: '1.1875rem',
      name: '1.3125rem',
      heading: '1.5rem',
      title: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
    },
    leading: { han: '1.8', latin: '1.6', title: '1.3' },
    space: {
      half: '0.25rem',
      '1': '0.5rem',
      '2': '1rem',
      '3': '1.5rem',
      '4': '2rem',
      '5': '2.5rem',
      '6': '3rem',
      '8': '4rem',
      '12': '6rem',
    },
    shape: {
      page: '90rem',
      'measure-han': '40em',
      'measure-latin': '36em',
      sidebar: '15rem',
      header: '72px',
      'header-mobile': '56px',
      rule: '1px',
      'accent-rule': '2px',
      corner: '2px',
      target: '44px',
      box: '84px',
      preview: '1920px',
      'gap-one': '20px',
      'gap-more': '40px',
      alternating: '332px',
      'alternating-medium': '270px',
      'alternating-low': '200px',
      'item-drawer': '62.5%',
    },
    motion: {
      quick: '150ms',
      calm: '250ms',
      slow: '350ms',
      ease: 'cubic-bezier(0.2, 0, 0.1, 1)',
    },
  };
}
