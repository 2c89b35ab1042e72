import { atom } from 'jotai';
import type { InspectedPart } from '../../core/inspected-part.ts';
import { LANGUAGE_KEY } from '../../core/language.ts';
import type {
  StudioFields,
  StudioFile,
  StudioPlace,
  StudioRenderer,
  StudioSchema,
  StudioSite,
} from '../../core/studio/data.ts';
import type { StudioConflict, StudioState } from '../../core/studio/studio-api.ts';
import type { JsonPath } from '../model/json-path.ts';

// What the studio knows and shows; the server has all that outlives the window.

/** The draft as it stands; undefined until the server has said. */
export const draftAtom = atom<StudioState | undefined>(undefined);
export const siteAtom = atom<StudioSite | undefined>(undefined);
/** The texts of files that were opened, as the draft has them. */
export const filesAtom = atom<Readonly<Record<string, StudioFile>>>({});
/** What forms of files are made from, by the file. */
export const schemasAtom = atom<Readonly<Record<string, StudioSchema>>>({});
export const renderersAtom = atom<readonly StudioRenderer[]>([]);
/** The fields of views' answers, by page and view. */
export const fieldsAtom = atom<Readonly<Record<string, StudioFields>>>({});

/** What is edited: a part of a file. */
export interface Selection {
  readonly file: string;
  readonly path: JsonPath;
  /** The part as the page was pointed at. */
  readonly part?: InspectedPart;
  /** Another object each time that the form is to take the focus. */
  readonly entry?: object;
}
export const selectionAtom = atom<Selection | undefined>(undefined);

/** Where the page in the middle is, and where it is to go. */
export interface ShownPage {
  readonly path: string;
  /** Counts up when the studio sends the page elsewhere. */
  readonly visit: number;
}
export const shownAtom = atom<ShownPage>({ path: '/', visit: 0 });

export const WIDTHS = ['320', '390', '768', '1440', 'fit'] as const;
export type Width = (typeof WIDTHS)[number];
export const widthAtom = atom<Width>('fit');
/** The language that the page is shown in. */
export const languageAtom = atom<string>('');
/**
 * The language in which titles stand: that of the page; until the page has said its own that of its URL, or of the
 * site.
 */
export const titleLanguageAtom = atom((get) => {
  const codes = (get(siteAtom)?.languages ?? []).map(({ code }) => code);
  const { searchParams } = new URL(get(shownAtom).path, 'http://studio.invalid');
  const named = searchParams.get(LANGUAGE_KEY) ?? '';
  return get(languageAtom) || (codes.includes(named) ? named : (codes[0] ?? ''));
});
/** Whether pointing at the page selects, in place of using it. */
export const isSelectingAtom = atom(true);

export const PANELS = ['json', 'fields', 'findings', 'texts'] as const;
type Panel = (typeof PANELS)[number];
export const panelAtom = atom<Panel>('json');
export const SIDES = ['part', 'theme'] as const;
export type Side = (typeof SIDES)[number];
export const sideAtom = atom<Side>('part');

/** A dialog that is open, with what it is about. */
export type OpenDialog =
  | { readonly name: 'save' | 'add-page' | 'add-section' | 'add-language' | 'remove-language' }
  /** Files whose changes are to be given up; undefined for all. */
  | { readonly name: 'discard'; readonly files: readonly string[] | undefined }
  | {
      readonly name: 'conflicts';
      readonly conflicts: readonly StudioConflict[];
      /** What is saved once it is decided; undefined for all of the draft. */
      readonly files: readonly string[] | undefined;
    }
  | {
      readonly name: 'copy-page' | 'move-page' | 'remove-page' | 'add-override';
      readonly page: string;
    }
  | { readonly name: 'move-section' | 'remove-section'; readonly section: string };
export const dialogAtom = atom<OpenDialog | undefined>(undefined);

/** Said to those who listen, and shown in the status line. */
export const announcementAtom = atom('');
/** What the server had against the last call, until it is read. */
export const problemAtom = atom<string | undefined>(undefined);
/** What the last step has left out, until the next one. */
export const noticeAtom = atom<string | undefined>(undefined);
/** Whether the server answers. */
export const isConnectedAtom = atom(true);
/** Files whose changes an interrupted session has left, until that is read or they are saved. */
export const resumedAtom = atom<readonly string[]>([]);
/** Whether another window of this browser has the studio of the same site open, which edits the same draft. */
export const isSharedAtom = atom(false);
/** A line of a file that the text editor is to show. */
export interface WantedLine {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Whether one goes on typing there, as no form has the place. */
  readonly takesFocus: boolean;
  /** Counts up with each wish. */
  readonly wish: number;
}
export const goToAtom = atom<WantedLine | undefined>(undefined);
/** Where the part of the page stands that is pointed at there. */
export const pointedAtom = atom<StudioPlace | undefined>(undefined);
/** What the form points at, for the page to mark. */
export const markedAtom = atom<JsonPath | undefined>(undefined);
