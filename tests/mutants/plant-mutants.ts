import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceOnce } from '../../src/core/replace-once.ts';
import { copyProject, type ProjectCopy } from '../e2e/support/project-copy.ts';
import { findGroups } from './areas.ts';
import { describeAll, instrument, listMutants, type Mutant } from './list-mutants.ts';
import { shuffle } from './sample-mutants.ts';

/** The areas whose code a browser runs, or a server to render pages. */
const SHOWN = ['src/core', 'src/react', 'src/app', 'renderers'];

/** A copy of the engine in which mutants are behind switches, and which one is switched on by its id. */
export interface PlantedProject {
  readonly copy: ProjectCopy;
  readonly mutants: readonly Mutant[];
}

/** A seeded sample of the mutants of what is shown; `only` chooses folders or files. */
export async function sampleShown(
  only: readonly string[],
  count: number,
  seed: number,
): Promise<Mutant[]> {
  const files = findGroups(only.length === 0 ? SHOWN : only).flatMap((group) => group.files);
  return shuffle(await listMutants(files), seed).slice(0, count);
}

/** Copies the engine, and puts the chosen mutants into it, with what lies within them. */
export async function plantMutants(chosen: readonly Mutant[]): Promise<PlantedProject> {
  const files = [...new Set(chosen.map(({ file }) => file))].sort();
  const { files: written, mutants } = await instrument(files, chosen);
  const copy = copyProject();
  for (const { name, content } of written) writeFileSync(path.join(copy.root, name), content);
  leaveLong(copy.root);
  // Ids count the mutants that were put into the code together.
  const planted = new Map(describeAll(mutants, files).map((mutant) => [keyOf(mutant), mutant]));
  return { copy, mutants: chosen.flatMap((mutant) => planted.get(keyOf(mutant)) ?? []) };
}

/** Terser takes a call and an optional one for the same, and joins a mutant with what it replaces. */
function leaveLong(root: string): void {
  const file = 'src/node/build/site-config.ts';
  const code = readFileSync(path.join(root, file), 'utf8');
  writeFileSync(path.join(root, file), replaceOnce(code, "'terser'", 'false', file));
}

/** What a mutant is known by, whatever others there are. */
export function keyOf({ range, mutator, replacement }: Mutant): string {
  return `${range} ${mutator} ${replacement}`;
}
