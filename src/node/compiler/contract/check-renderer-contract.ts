import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { documentPath, ownRenderers } from '../../site-folder/index.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import {
  CONTRACT_CHANGES,
  CONTRACT_FILE,
  CURRENT_CONTRACT,
  type RendererKind,
} from '../versions/contract-version.ts';

const KINDS: readonly RendererKind[] = ['layouts', 'frames', 'blocks', 'formats', 'overrides'];

/** A renderer of a site's own, and the contract that it was written for. */
interface WrittenFor {
  readonly kind: RendererKind;
  readonly name: string;
  readonly from: number;
}

/** Own renderers that were written for another contract than the present one, or do not say for which. */
export function checkContract(root: string): Finding[] {
  const own = KINDS.flatMap((kind) => ownRenderers(root, kind).map((name) => ({ kind, name })));
  if (own.length === 0) return [];
  const from = readContract(root);
  if (from === CURRENT_CONTRACT) return [];
  if (from === undefined) return [atStart('M310', EXPLAIN_MISSING)];
  if (from > CURRENT_CONTRACT) return [atStart('M309', explainNewer(from))];
  const changed = own.filter(({ kind }) => changesOf(kind, from).length > 0);
  return changed.length === 0
    ? [atStart('M309', explainUnchanged(from))]
    : changed.map((renderer) => explainContract({ ...renderer, from }));
}

const EXPLAIN_MISSING = `nothing says for which contract the renderers were written; write { "contract": ${CURRENT_CONTRACT} } where that is the present one`;

function explainNewer(from: number): string {
  return `the renderers are written for contract ${from}, and the newest known one is ${CURRENT_CONTRACT}; update colophon`;
}

function explainUnchanged(from: number): string {
  return `the renderers are written for contract ${from}, and ${CURRENT_CONTRACT} is the present one, in which nothing changed for them; write { "contract": ${CURRENT_CONTRACT} }`;
}

/** What a renderer has to be changed for. */
export function explainContract({ kind, name, from }: WrittenFor): Finding {
  const changes = changesOf(kind, from);
  const sentence = changes
    .map(({ since, change }) => `since contract ${since} ${change}`)
    .join('; ');
  const message = `the renderer is written for contract ${from}: ${sentence}. Then write ${CURRENT_CONTRACT} in ${CONTRACT_FILE}; ${documentPath('CHANGELOG.md')} says more`;
  const file = `renderers/${kind}/${name}/${kind === 'formats' ? 'index.ts' : 'index.tsx'}`;
  return createFinding('M309', { file, line: 1, column: 1 }, message);
}

function changesOf(kind: RendererKind, from: number) {
  return CONTRACT_CHANGES.filter(({ since, kinds }) => since > from && kinds.includes(kind));
}

function readContract(root: string): number | undefined {
  const file = path.join(root, CONTRACT_FILE);
  if (!existsSync(file)) return undefined;
  const value: unknown = parse(readFileSync(file, 'utf8'));
  const contract = isRecord(value) ? value.contract : undefined;
  return typeof contract === 'number' && Number.isInteger(contract) ? contract : undefined;
}

function atStart(code: 'M309' | 'M310', message: string): Finding {
  return createFinding(code, { file: CONTRACT_FILE, line: 1, column: 1 }, message);
}
