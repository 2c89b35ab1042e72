import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A fault that is planted in a copy of the site, to see whether the generated suite finds it. */
export interface PlantedFault {
  readonly words: string;
  readonly file: string;
  /** What is changed; it stands in the file once. */
  readonly part: string;
  readonly wrong: string;
  /** The spec that is about it; a suite that runs whole would run it too. */
  readonly spec: string;
  /** The site of tests/sites whose pages show it; undefined for this repository's own. */
  readonly site?: string;
  /** The run of the suite that is looked at, where the fault does not show in the usual one. */
  readonly run?: string;
}

export const PLANTED_FAULTS: readonly PlantedFault[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'planted-faults.json'), 'utf8'),
);
