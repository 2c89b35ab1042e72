import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { convertUnion } from '../../../core/studio/convert-union.ts';
import type { StudioField } from '../../../core/studio/data.ts';
import { diffValues } from '../../../core/studio/diff-values.ts';
import { readsDays } from '../../../core/studio/format-facts.ts';
import { printJson } from '../../../core/studio/print-json.ts';
import { putAt } from '../../../core/studio/put-at.ts';
import { withReview } from '../../../core/studio/review-notes.ts';
import { SchemaDocument } from '../../../core/studio/schema-document.ts';
import type { LayoutShape } from '../../compiler/index.ts';
import { findList } from '../../scaffold/index.ts';
import { fieldsOf } from '../fields-data.ts';
import { composeSchema } from '../schema-data.ts';
import type { DraftedSite } from './drafted-site.ts';

const LAYOUT = { $ref: '#/$defs/renderers/$defs/layout' };

/**
 * The text of a page in another layout: the slots that both have are filled by the same fields, and those
 * that the new one needs by fields of the answer. What was guessed of the layout of before is said no more.
 *
 * @param answer what the page's endpoint answers
 */
export function layOut(
  { schemas, languages }: DraftedSite,
  text: string,
  layout: string,
  answer: unknown,
): string {
  const page: PageManifest = JSON.parse(text);
  const { view } = page;
  if (view === undefined || view.layout.type === layout) return text;
  const document = new SchemaDocument(composeSchema(schemas, 'page'));
  const known = { languages, fields: fieldsOfAnswer(answer) };
  const { value: laidOut } = convertUnion(document, LAYOUT, view.layout, layout, known);
  const changes = withReview(page, diffValues(view.layout, laidOut, ['view', 'layout']));
  const notes = changes.find(({ path }) => path[0] === 'extensions');
  const next = { ...page, view: { ...view, layout: laidOut } };
  return `${printJson(notes === undefined ? next : putAt(next, notes.path, notes.value))}\n`;
}

/** Whether an answer has every field that the items of a page's layout name, and dates where it says when. */
export function isFilled(
  { schemas }: DraftedSite,
  text: string,
  { slots }: LayoutShape,
  answer: unknown,
): boolean {
  const page: PageManifest = JSON.parse(text);
  const item: unknown = readPath(page, 'view.layout.item');
  const document = new SchemaDocument(composeSchema(schemas, 'page'));
  const known = new Map(fieldsOfAnswer(answer).map(({ name, kind }) => [name, kind]));
  const dates = new Set(slots.filter(({ kind }) => kind === 'date').map(({ name }) => name));
  return Object.entries(isRecord(item) ? item : {}).every(([name, slot]) => {
    const { field, format } = isRecord(slot) ? slot : { field: slot };
    // Templates name their fields in braces.
    if (typeof field !== 'string' || /[/{]/.test(field)) return true;
    const isDate = dates.has(name) || readsDays(document, format);
    return known.has(field) && (!isDate || known.get(field) === 'date');
  });
}

/** The fields of an answer's items, or of the one item that it is. */
export function fieldsOfAnswer(answer: unknown): StudioField[] {
  return fieldsOf(findList(answer)?.items ?? [answer].filter(isRecord));
}
