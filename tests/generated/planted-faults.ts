import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A fault that is planted in a copy of the site, to see whether the generated suite finds it. */
export interface PlantedFault {
  readonly words: string;
  readonly file: string;
  /** What is changed; it stands in the file once. */
  readonly part: string;
  readonly wrong: string;
  /** The specs that are about it, as a pattern; a suite that runs whole would run them too. */
  readonly spec: string;
  /** The site of tests/sites whose pages show it; undefined for this repository's own. */
  readonly site?: string;
  /** The run of the suite that is looked at, where the fault does not show in the usual one. */
  readonly run?: string;
}

/** Those of the people who made the suite. */
export const PLANTED_FAULTS = readFaults('planted');
/**
 * Those of somebody who has seen neither the suite nor the faults above: what they show of the suite
 * is worth more. A fault that the suite does not find stays in the list as it is.
 */
export const INDEPENDENT_FAULTS = readFaults('independent');

function readFaults(name: string): readonly PlantedFault[] {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, `${name}-faults.json`), 'utf8'));
}
