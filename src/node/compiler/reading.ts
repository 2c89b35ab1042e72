import { DATE_FORMATS, type FieldValue } from '../../core/manifest/slot-model.ts';

/** What the renderer makes of a field's value, and so what the value has to be. */
export type Reading =
  | {
      readonly as:
        | 'text'
        /** A date, with or without its hour. */
        | 'day'
        /** An address that a reader follows. */
        | 'address'
        | 'email'
        | 'phone'
        /** A list of short texts. */
        | 'texts'
        /** A list of objects with `name` and `url`. */
        | 'files'
        /** A list whose objects are items themselves. */
        | 'objects'
        /** A code, or yes or no, for which the manifest has words. */
        | 'code'
        /** What items are sorted by. */
        | 'order'
        /** Only asked whether it is there. */
        | 'presence';
    }
  | {
      readonly as: 'picture';
      /** The picture's address with `{field}` in it, where the field itself is none. */
      readonly template: string | undefined;
    }
  | { readonly as: 'constant'; readonly equals: FieldValue }
  | { readonly as: 'case'; readonly cases: readonly string[] }
  | {
      /** A template of a path of the site; its placeholders name the fields. */
      readonly as: 'path';
      /** The value of a field with which the template is taken; undefined where it always is. */
      readonly taken: { readonly field: string; readonly value: string } | undefined;
    };

/** Slots that are no texts, by their names in manifests. */
const PICTURES = ['image', 'cover'];

/** How a slot that names one field is read, by the slot's name and what it says beside the field. */
export function readingOfSlot(name: string, slot: Readonly<Record<string, unknown>>): Reading {
  const { format, words, template, equals, cases } = slot;
  if (PICTURES.includes(name)) {
    return { as: 'picture', template: typeof template === 'string' ? template : undefined };
  }
  if (name === 'tags') return { as: 'texts' };
  if (name === 'link') {
    return typeof cases === 'object' && cases !== null
      ? { as: 'case', cases: Object.keys(cases) }
      : { as: 'address' };
  }
  if (typeof equals === 'string' || typeof equals === 'number' || typeof equals === 'boolean') {
    return { as: 'constant', equals };
  }
  return readingOfText(format, words);
}

const DAYS: readonly unknown[] = DATE_FORMATS;

/** How a text is read that has a format, or words for its values. */
export function readingOfText(format: unknown, words: unknown): Reading {
  if (words !== undefined) return { as: 'code' };
  return { as: DAYS.includes(format) ? 'day' : 'text' };
}
