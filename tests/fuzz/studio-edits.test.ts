import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { parseTree } from 'jsonc-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { requireSchemas } from '../../src/node/compiler/index.ts';
import { parseManifest } from '../../src/node/compiler/read/parse-manifest.ts';
import { entryOf } from '../../src/node/compiler/read/read-manifests.ts';
import { structureValidator } from '../../src/node/compiler/structure/validate-structure.ts';
import { composeSchema } from '../../src/node/studio/schema-data.ts';
import { SiteDraft } from '../../src/node/studio/site-draft.ts';
import { anyEdit, editDocument } from './edits.ts';
import {
  editByHand,
  editText,
  entriesAround,
  type JsonEdit,
  placeOf,
  planEdit,
} from './json-edits.ts';
import { holdProperty } from './run-property.ts';
import { PROJECT, readSite } from './site-under-edit.ts';

const { files } = readSite();
/** How manifests may be written, beside the form that they have. */
const FORMS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
  (text) => JSON.stringify(JSON.parse(text)),
  (text) => JSON.stringify(JSON.parse(text), null, 4),
];

const anyChange: fc.Arbitrary<JsonEdit> = fc.record({
  how: fc.constantFrom('set', 'add', 'remove', 'insert', 'move', 'rename'),
  at: fc.nat(5000),
  to: fc.nat(5000),
  value: fc.jsonValue({ maxDepth: 3 }),
  name: fc.oneof(fc.constantFrom('title', 'extensions', 'a.b', '', '"', '\u2028'), fc.string()),
});
const anyFile = fc.record({ file: fc.nat(files.length - 1), form: fc.nat(FORMS.length - 1) });

function textOf({ file, form }: { readonly file: number; readonly form: number }): string {
  return (FORMS[form] ?? String)(files[file]?.text ?? '{}');
}

describe('an edit of the studio', () => {
  test('is the same edit by hand, and moves nothing else', { timeout: 600_000 }, () =>
    holdProperty(
      'studio edit',
      fc.record({ of: anyFile, change: anyChange }),
      ({ of, change }) => {
        const text = textOf(of);
        const planned = planEdit(JSON.parse(text), change);
        if (planned === undefined) return;
        const edited = editText(text, planned);
        const errors: never[] = [];
        expect(parseTree(edited, errors, { disallowComments: true })).toBeDefined();
        expect(errors).toEqual([]);
        // The order of keys is part of it.
        expect(JSON.stringify(JSON.parse(edited))).toBe(
          JSON.stringify(editByHand(JSON.parse(text), planned)),
        );
        if (planned.path.length === 0 && planned.how === 'set') return;
        const place = placeOf(planned);
        const before = entriesAround(text, place.at, place.before);
        const after = entriesAround(edited, place.at, place.after);
        expect(edited.startsWith(before.prefix)).toBe(true);
        expect(edited.endsWith(before.suffix)).toBe(true);
        expect(after.others.toSorted()).toEqual(before.others.toSorted());
      },
      300,
    ),
  );

  test(
    'is undone and done again to the letter, as often as anybody wants',
    {
      timeout: 600_000,
    },
    () =>
      holdProperty(
        'studio undo',
        fc.record({
          of: anyFile,
          changes: fc.array(anyChange, { maxLength: 6 }),
          undone: fc.nat(6),
        }),
        ({ of, changes, undone }) => {
          const file = 'manifests/page.json';
          const draft = new SiteDraft(folder, path.join(folder, 'cache'));
          draft.change({ [file]: textOf(of) }, { label: 'begin' });
          const texts = [draft.textOf(file)];
          for (const change of changes) {
            const text = draft.textOf(file) ?? '';
            const planned = planEdit(JSON.parse(text), change);
            const edited = planned === undefined ? text : editText(text, planned);
            if (draft.change({ [file]: edited }, { label: change.how })) texts.push(edited);
          }
          const steps = Math.min(undone, texts.length - 1);
          for (let step = 1; step <= steps; step += 1) {
            draft.undo();
            expect(draft.textOf(file)).toBe(texts.at(-1 - step));
          }
          // What a restart finds is the same.
          expect(new SiteDraft(folder, path.join(folder, 'cache')).textOf(file)).toBe(
            draft.textOf(file),
          );
          for (let step = 0; step < steps; step += 1) draft.redo();
          expect(draft.textOf(file)).toBe(texts.at(-1));
          while (draft.undo() !== undefined);
          expect(draft.files.size).toBe(0);
          rmSync(path.join(folder, 'cache'), { recursive: true });
        },
        100,
      ),
  );

  test(
    'that a form accepts is one that the compiler accepts, and the other way round',
    {
      timeout: 600_000,
    },
    () =>
      holdProperty(
        'studio form',
        fc.record({ file: fc.nat(files.length - 1), edits: fc.array(anyEdit, { maxLength: 3 }) }),
        ({ file, edits }) => {
          const { file: name = '', value } = files[file] ?? {};
          const edited = editDocument(value, edits);
          const { manifest } = parseManifest(name, Buffer.from(JSON.stringify(edited) ?? ''));
          if (manifest === undefined) return;
          const { kind } = entryOf(manifest);
          expect(accepts(kind, manifest.value)).toBe(validate(kind, manifest).length === 0);
        },
        300,
      ),
  );
});

const schemas = requireSchemas(PROJECT);
const validate = structureValidator(schemas);
const ajv = new Ajv2020({ strict: false, discriminator: true, logger: false });
const forms = new Map<string, ReturnType<typeof ajv.compile>>();

function accepts(kind: Parameters<typeof composeSchema>[1], value: unknown): boolean {
  const form = forms.get(kind) ?? ajv.compile(composeSchema(schemas, kind));
  forms.set(kind, form);
  return form(value) === true;
}

const folder = mkdtempSync(path.join(tmpdir(), 'studio-edits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
