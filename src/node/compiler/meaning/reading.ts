import { type FieldValue, PLAIN_FORMAT } from '../../../core/manifest/slot-model.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import type { TextPattern } from '../schema/shape-parts.ts';
import type { OptionShape, Shapes } from '../schema/shapes.ts';

/** What the renderer makes of a field's value, and so what the value has to be. */
export type Reading =
  | {
      readonly as:
        | 'text'
        /** A text that is shown as it is written, and so no HTML. */
        | 'plain'
        /** HTML, or a text that could be some. */
        | 'markup'
        /** A text by whose first letter items are grouped. */
        | 'letter'
        /** Texts in which readers' words are looked for. */
        | 'searched'
        /** A text of a form of its own, which is neither HTML nor a date. */
        | 'identifier'
        /** A date, with or without its hour. */
        | 'day'
        /** A time of day, or a date that has one. */
        | 'hour'
        /** A number, or a text that is one. */
        | 'number'
        /** A text, or a list of names. */
        | 'names'
        /** Objects of which a format reads a field: a list of them, or one. */
        | 'parts'
        /** A URL that a reader follows. */
        | 'url'
        /** The URL of a file that is no picture. */
        | 'file'
        /** The URL of a file in WebVTT. */
        | 'captions'
        | 'email'
        | 'phone'
        /** A list of short texts. */
        | 'texts'
        /** A list of objects with `name` and `url`. */
        | 'files'
        /** A list whose objects are items themselves. */
        | 'objects'
        /** What items are sorted by. */
        | 'order'
        /** A date, or a number that is a year. */
        | 'year'
        /** Only asked whether it is there. */
        | 'presence';
      /** What such a value is called, where its format or slot says it. */
      readonly noun?: string | undefined;
      /** The form that such a text has, where its format or slot says it. */
      readonly form?: TextPattern | undefined;
    }
  | {
      readonly as: 'picture';
      /** The picture's URL with `{field}` in it, where the field itself is none. */
      readonly template: string | undefined;
    }
  | {
      readonly as: /** A code, or yes or no. */
        | 'code'
        /** A short text, a number, yes or no, or a list of them: one of the values that readers choose. */
        | 'choice';
      /** The values for which the manifest has words. */
      readonly words: readonly string[];
    }
  | { readonly as: 'constant'; readonly equals: FieldValue }
  | { readonly as: 'case'; readonly cases: readonly string[] }
  | {
      /** A template of a path of the site; its placeholders name the fields. */
      readonly as: 'path';
      /** The value of a field with which the template is taken; undefined where it always is. */
      readonly taken: { readonly field: string; readonly value: string } | undefined;
    };

/** How a text is read that has a format, or words for its values. */
export function readingOfText(
  format: unknown,
  words: unknown,
  formats: Shapes['formats'],
): Reading {
  if (words !== undefined) return { as: 'code', words: valuesWithWords(words) };
  const name = formatName(format ?? PLAIN_FORMAT);
  if (name === PLAIN_FORMAT) return { as: 'plain' };
  const { reads = 'text', noun, form, options = [] } = formats.get(name) ?? {};
  const namesField = (option: OptionShape) =>
    option.kind === 'field' &&
    isRecord(format) &&
    format[option.name] !== undefined &&
    isOfEach(option, format);
  return { as: reads === 'names' && options.some(namesField) ? 'parts' : reads, noun, form };
}

/** Whether what an option names is of each object in a list, as far as the other options say. */
export function isOfEach(
  { ofEachWith }: OptionShape,
  format: Readonly<Record<string, unknown>>,
): boolean {
  return ofEachWith === undefined || format[ofEachWith] !== undefined;
}

/** The values for which a manifest has words. */
export function valuesWithWords(words: unknown): string[] {
  return isRecord(words) ? Object.keys(words) : [];
}

/** The name of a format, however a manifest writes it. */
export function formatName(format: unknown): string {
  return String(isRecord(format) ? format.type : format);
}
