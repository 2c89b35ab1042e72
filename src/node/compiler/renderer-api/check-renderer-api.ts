import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { documentPath, ownRenderers } from '../../site-folder/index.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import {
  CURRENT_RENDERER_API,
  RENDERER_API_CHANGES,
  RENDERER_API_FILE,
  RENDERER_KINDS,
  type RendererKind,
} from '../versions/renderer-api-version.ts';

/** A renderer of a site's own, and the renderer API that it was written for. */
interface WrittenFor {
  readonly kind: RendererKind;
  readonly name: string;
  readonly from: number;
}

/** Own renderers that were written for another renderer API than the present one, or do not say for which. */
export function checkRendererApi(root: string): Finding[] {
  const own = RENDERER_KINDS.flatMap((kind) =>
    ownRenderers(root, kind).map((name) => ({ kind, name })),
  );
  if (own.length === 0) return [];
  const from = readRendererApi(root);
  if (from === CURRENT_RENDERER_API) return [];
  if (from === undefined) return [atStart('M310', EXPLAIN_MISSING)];
  if (from > CURRENT_RENDERER_API) return [atStart('M309', explainNewer(from))];
  const changed = own.filter(({ kind }) => changesOf(kind, from).length > 0);
  return changed.length === 0
    ? [atStart('M309', explainUnchanged(from))]
    : changed.map((renderer) => explainRendererApi({ ...renderer, from }));
}

const EXPLAIN_MISSING = `nothing says for which renderer API the renderers were written; write { "rendererApi": ${CURRENT_RENDERER_API} }, the present one, if they were written for this version of colophon`;

function explainNewer(from: number): string {
  return `the renderers are written for renderer API ${from}, and the newest known one is ${CURRENT_RENDERER_API}; update colophon`;
}

function explainUnchanged(from: number): string {
  return `the renderers are written for renderer API ${from}, and ${CURRENT_RENDERER_API} is the present one, in which nothing changed for them; write { "rendererApi": ${CURRENT_RENDERER_API} }`;
}

/** What a renderer has to be changed for. */
export function explainRendererApi({ kind, name, from }: WrittenFor): Finding {
  const changes = changesOf(kind, from);
  const sentence = changes
    .map(({ since, change }) => `since renderer API ${since} ${change}`)
    .join('; ');
  const message = `the renderer is written for renderer API ${from}: ${sentence}. Then write ${CURRENT_RENDERER_API} in ${RENDERER_API_FILE}; ${documentPath('CHANGELOG.md')} says more`;
  const file = `renderers/${kind}/${name}/${kind === 'formats' ? 'index.ts' : 'index.tsx'}`;
  return createFinding('M309', { file, line: 1, column: 1 }, message);
}

function changesOf(kind: RendererKind, from: number) {
  return RENDERER_API_CHANGES.filter(({ since, kinds }) => since > from && kinds.includes(kind));
}

function readRendererApi(root: string): number | undefined {
  const file = path.join(root, RENDERER_API_FILE);
  if (!existsSync(file)) return undefined;
  const value: unknown = parse(readFileSync(file, 'utf8'));
  const version = isRecord(value) ? value.rendererApi : undefined;
  return typeof version === 'number' && Number.isInteger(version) ? version : undefined;
}

function atStart(code: 'M309' | 'M310', message: string): Finding {
  return createFinding(code, { file: RENDERER_API_FILE, line: 1, column: 1 }, message);
}
