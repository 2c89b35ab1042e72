import { isRecord } from '../mapping/read-path.ts';
import type { SchemaDocument, SchemaNode } from './schema-document.ts';

/** What definitions of formats begin with in a document. */
const FORMATS = 'formats.';

/** The name of the format that gives HTML. */
export function htmlFormat(document: SchemaDocument): string | undefined {
  return formatsOf(document).find(([, part]) => part['x-gives'] === 'html')?.[0];
}

/**
 * Whether a format reads days.
 *
 * @param format as a manifest has it: the format's name, or its options with the name as `type`
 */
export function readsDays(document: SchemaDocument, format: unknown): boolean {
  const name = isRecord(format) ? format.type : format;
  return formatsOf(document).some(([known, part]) => known === name && part['x-reads'] === 'day');
}

function formatsOf({ root }: SchemaDocument): [string, SchemaNode][] {
  return Object.entries(isRecord(root.$defs) ? root.$defs : {}).flatMap(([key, part]) =>
    key.startsWith(FORMATS) && isRecord(part) ? [[key.slice(FORMATS.length), part]] : [],
  );
}
