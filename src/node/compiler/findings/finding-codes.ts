import { CONTENT_FINDINGS } from './content-findings.ts';
import { DATA_FINDINGS } from './data-findings.ts';
import { DISCOVERY_FINDINGS } from './discovery-findings.ts';
import { FILE_FINDINGS } from './file-findings.ts';
import type { FindingKind } from './finding-kind.ts';
import { FRAME_FINDINGS } from './frame-findings.ts';
import { LIST_FINDINGS } from './list-findings.ts';
import { PART_FINDINGS } from './part-findings.ts';
import { ROUTE_FINDINGS } from './route-findings.ts';
import { STRUCTURE_FINDINGS } from './structure-findings.ts';
import { STYLE_FINDINGS } from './style-findings.ts';
import { VERSION_FINDINGS } from './version-findings.ts';

/** All that can be found, by its stable code: what it is, how grave, and an example of it. */
export const FINDING_CODES = {
  ...FILE_FINDINGS,
  ...STRUCTURE_FINDINGS,
  ...ROUTE_FINDINGS,
  ...DATA_FINDINGS,
  ...FRAME_FINDINGS,
  ...LIST_FINDINGS,
  ...PART_FINDINGS,
  ...DISCOVERY_FINDINGS,
  ...STYLE_FINDINGS,
  ...VERSION_FINDINGS,
  ...CONTENT_FINDINGS,
} as const satisfies Record<string, FindingKind>;

export type FindingCode = keyof typeof FINDING_CODES;
