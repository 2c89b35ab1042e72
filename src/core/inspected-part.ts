import { isRecord } from './mapping/read-path.ts';

/** Where the development server is asked for the place of a part, with the part in `?part=`. */
export const INSPECTION = '/__inspection';

/** A part of the site that a manifest made, in the words of the normal form. */
export interface InspectedPart {
  readonly kind: 'page' | 'section' | 'site';
  /** The page's id, or the section's route; the site needs none. */
  readonly name: string;
  /** The name of the view around the part; undefined for what stands outside of all views. */
  readonly view?: string | undefined;
  /**
   * The path of the part: in a view `heading`, or from `source` or `layout` on, as in
   * `layout`, `slots`, `contact`, `0`; elsewhere the manifest's own properties.
   */
  readonly path: readonly (string | number)[];
}

/** Where a part stands. */
export interface InspectedPlace {
  /** Path below the project's root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The property in the manifest: `view.layout.blocks[2]`. */
  readonly property: string;
  /** The place in the words that open an editor: the whole path, line and column. */
  readonly editor: string;
}

/** The URL by which the development server is asked for a part's place. */
export function inspectionUrl(part: InspectedPart): string {
  return `${INSPECTION}?${new URLSearchParams({ part: JSON.stringify(part) })}`;
}

/** The part that a request asks for; undefined for one that names none. */
export function readInspectedPart(text: string | null): InspectedPart | undefined {
  return asInspectedPart(parse(text ?? ''));
}

/** A part that somebody names; undefined for what is none. */
export function asInspectedPart(part: unknown): InspectedPart | undefined {
  if (!isRecord(part)) return undefined;
  const { kind, name, view, path } = part;
  const isKnown = kind === 'page' || kind === 'section' || kind === 'site';
  if (!isKnown || typeof name !== 'string' || !Array.isArray(path)) return undefined;
  if (view !== undefined && typeof view !== 'string') return undefined;
  return { kind, name, view, path: path.filter(isStep) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isStep(step: unknown): step is string | number {
  return typeof step === 'string' || typeof step === 'number';
}
