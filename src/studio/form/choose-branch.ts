import { convertUnion } from '../../core/studio/convert-union.ts';
import { labelOf } from '../../core/studio/form-kind.ts';
import type { SchemaNode } from '../../core/studio/schema-document.ts';
import { placeKey } from '../model/branch-memory.ts';
import { type JsonPath, valueAt } from '../model/json-path.ts';
import type { StudioActions } from '../state/studio-actions.ts';
import { words } from '../words.ts';
import { type FormContext, knownOf } from './form-context.ts';

/** Puts another layout, frame or block in place of the one at a path, and says what that has no place for. */
export function chooseBranch(
  context: FormContext,
  studio: StudioActions,
  manifest: unknown,
  chosen: { readonly path: JsonPath; readonly union: SchemaNode; readonly type: string },
): void {
  const { document, file } = context;
  const { path, union: part, type } = chosen;
  const place = { key: placeKey(file, path), document, part, text: context.textAt(path) };
  const before = valueAt(manifest, path);
  const { value, lost, text } = studio.branches.choose(place, before, type, (source) =>
    convertUnion(document, part, source, type, knownOf(context)),
  );
  if (text === undefined) context.edit(path, value);
  else context.restore(path, value, text);
  const names = new Set(lost.map((at) => labelOf(String(at.findLast(isName)))));
  if (names.size > 0) studio.notify(words.form.lost(type, [...names]));
}

function isName(step: string | number): step is string {
  return typeof step === 'string';
}
