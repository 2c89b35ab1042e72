import { applyEdits } from 'jsonc-parser';
import { compileManifests } from './compile.ts';
import type { Edit, Finding } from './findings/finding.ts';
import { parseManifest } from './read/parse-manifest.ts';
import { entryOf, type ManifestEntry } from './read/read-manifests.ts';
import type { Schemas } from './schema/schemas.ts';

/** More rounds than one fix brings another to light: a name, then the type of its value. */
const MAX_ROUNDS = 6;

/** Manifests as they are once everything is fixed that can mean only one thing, and what was. */
export interface FixedMeaning {
  readonly entries: readonly ManifestEntry[];
  readonly fixed: readonly Finding[];
}

/**
 * Fixes the values and names of manifests that can only be meant in one way: a misspelt name beside
 * one that it is like, a number in quotes. A fix is applied where its file has fewer findings then.
 */
export function fixMeaning(
  root: string,
  schemas: Schemas,
  entries: readonly ManifestEntry[],
): FixedMeaning {
  const validate = (all: readonly ManifestEntry[]) =>
    Map.groupBy(
      compileManifests(root, schemas, { entries: all, findings: [] }).findings,
      ({ file }) => file,
    );
  const fixed: Finding[] = [];
  const tried = new Set<string>();
  let current = entries;
  let findings = validate(current);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixes = new Map(
      current.flatMap((entry) => {
        const own = chooseFixes(findings.get(entry.manifest.file) ?? [], tried);
        const fixed = own.length === 0 ? undefined : apply(entry, own);
        return fixed === undefined ? [] : [[entry, { own, fixed }] as const];
      }),
    );
    if (fixes.size === 0) break;
    const next = current.map((entry) => fixes.get(entry)?.fixed ?? entry);
    const after = validate(next);
    current = current.map((entry) => {
      const fix = fixes.get(entry);
      const [before = [], now = []] = [findings, after].map((all) => all.get(entry.manifest.file));
      if (fix === undefined || !isBetter(now, before)) return entry;
      fixed.push(...fix.own);
      return fix.fixed;
    });
    findings = validate(current);
  }
  return { entries: current, fixed };
}

/**
 * Whether findings of a file are fewer than before. Those of its structure count first: while there are
 * any, nobody looks for what is wrong with its meaning.
 */
function isBetter(now: readonly Finding[], before: readonly Finding[]): boolean {
  const ofStructure = (all: readonly Finding[]) =>
    all.filter(({ code }) => code.startsWith('M1')).length;
  const fewer = ofStructure(before) - ofStructure(now);
  return fewer > 0 || (fewer === 0 && now.length < before.length);
}

/** The findings of a file with fixes that do not touch each other, each tried once. */
function chooseFixes(findings: readonly Finding[], tried: Set<string>): Finding[] {
  const taken: Edit[] = [];
  return findings.filter(({ edits = [], file, line, column, code, message }) => {
    const key = `${file}:${line}:${column} ${code} ${message}`;
    const isFree = edits.every((edit) => taken.every((other) => !overlap(edit, other)));
    if (edits.length === 0 || !isFree || tried.has(key)) return false;
    tried.add(key);
    taken.push(...edits);
    return true;
  });
}

function overlap(a: Edit, b: Edit): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}

function apply(entry: ManifestEntry, findings: readonly Finding[]): ManifestEntry | undefined {
  const { file, text } = entry.manifest;
  const edits = findings.flatMap((finding) => finding.edits ?? []);
  const { manifest } = parseManifest(file, Buffer.from(applyEdits(text, edits)));
  return manifest && entryOf(manifest);
}
