import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../src/node/compiler/index.ts';
import { compileRight } from '../compile-right.ts';
import { anyEdit, type Edit, editDocument } from './edits.ts';
import { readAnswers } from './real-answers.ts';
import { loadRendering, type RenderSite } from './rendering.ts';
import { holdProperty } from './run-property.ts';
import { PROJECT, readSite } from './site-under-edit.ts';

interface EditedFile {
  readonly file: number;
  readonly edits: readonly Edit[];
  /** Whether the whole site is compiled even where the file alone is wrong. */
  readonly isWhole: boolean;
}

/** Of files that are wrong by themselves, how many are compiled with all others. */
const WHOLE_OF = 25;

/** How many values `npm test` tries. */
const USUAL_EDITS = 300;
const USUAL_ANSWERS = 60;

const anyEditedFile: fc.Arbitrary<EditedFile> = fc.record({
  file: fc.nat(1000),
  edits: fc.array(anyEdit, { minLength: 1, maxLength: 3 }),
  isWhole: fc.nat(WHOLE_OF - 1).map((turn) => turn === 0),
});

let renderSite: RenderSite;

beforeAll(async () => {
  renderSite = await loadRendering();
}, 300_000);

describe('the manifests of this repository, with anything changed in one of them', () => {
  const site = readSite();

  test('give findings with places, never an exception; what is right can be rendered', async () => {
    let valid = 0;
    await holdProperty(
      'manifests',
      anyEditedFile,
      async ({ file: turn, edits, isWhole }) => {
        const { file, value } = site.files[turn % site.files.length] ?? { file: '', value: {} };
        const text = JSON.stringify(editDocument(value, edits), null, 2) ?? 'null';
        const alone = site.validateAlone(file, text);
        expectPlaces(alone, text);
        if (alone.length > 0 && !isWhole) return;
        const { findings, compiled } = site.compileWith(file, text);
        expectPlaces(
          findings.filter((finding) => finding.file === file),
          text,
        );
        if (compiled === undefined) return;
        valid += 1;
        const id = file.replace(/^manifests\/|\.json$/g, '');
        expect(await renderSite(compiled, id), text).toEqual([]);
      },
      USUAL_EDITS,
    );
    expect(valid, 'edits that left the site right').toBeGreaterThan(5);
  }, 0);
});

const anyEditedAnswer = fc.record({
  page: fc.nat(1000),
  edits: fc.array(anyEdit, { maxLength: 5 }),
});

test('a page is rendered whatever the API answers', async () => {
  const { compiled } = compileRight(PROJECT);
  const answers = await readAnswers(compiled);
  await holdProperty(
    'answers',
    anyEditedAnswer,
    async ({ page: turn, edits }) => {
      const page = compiled.pages[turn % compiled.pages.length];
      const answer = ({ pathname }: URL) => {
        const real = answers.get(pathname) ?? answers.get(pathname.replace(/[^/]+$/, '*'));
        return real === undefined ? undefined : editDocument(real, edits);
      };
      expect(await renderSite(compiled, page?.id ?? '', answer)).toEqual([]);
    },
    USUAL_ANSWERS,
  );
}, 0);

/** Findings stand inside the file, and in words of the site's own. */
function expectPlaces(findings: readonly Finding[], text: string): void {
  const lines = text.split('\n');
  for (const { line, column, message, code } of findings) {
    expect(code).toMatch(/^M\d{3}$/);
    expect(column, message).toBeGreaterThan(0);
    expect(column, message).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    expect(message).not.toMatch(/\[object |\bat \S+ \(|\bundefined\b(?!")/);
  }
}
