import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { createFinding, type Finding, MAX_FINDINGS } from '../findings/finding.ts';
import { decodeFile } from '../text/decode-file.ts';
import { explainSyntax } from '../text/explain-syntax.ts';
import { bracketsOf } from '../text/json-brackets.ts';
import { ManifestFile, placeAt } from '../text/manifest-file.ts';
import { CURRENT_VERSION } from '../versions/manifest-version.ts';

const LIMITS = { maxBytes: 1_000_000, begins: `{ "manifestVersion": ${CURRENT_VERSION} }` };
const MAX_DEPTH = 64;
/** Keys that would reach an object's prototype where a reader is careless. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export interface ParsedManifest {
  /** Undefined where the file is no JSON that could be validated further. */
  readonly manifest: ManifestFile | undefined;
  readonly findings: readonly Finding[];
}

/** Reads the bytes of a manifest: decoding, size, depth, syntax and keys, in this order. */
export function parseManifest(file: string, bytes: Uint8Array): ParsedManifest {
  const decoded = decodeFile(file, bytes, LIMITS);
  if (typeof decoded !== 'string') return { manifest: undefined, findings: [decoded] };
  const tooDeep = findDepth(file, decoded);
  if (tooDeep !== undefined) return { manifest: undefined, findings: [tooDeep] };

  const tree = parseSyntax(file, decoded);
  if ('code' in tree) return { manifest: undefined, findings: [tree] };
  const findings = findKeys(file, decoded, tree);
  return {
    manifest: findings.length > 0 ? undefined : new ManifestFile(file, decoded, tree),
    findings,
  };
}

/** The text of a manifest as a tree, or the finding that says where it is no JSON. */
function parseSyntax(file: string, text: string): Node | Finding {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error === undefined && tree !== undefined) return tree;
  return createFinding('M006', placeAt(file, text, error?.offset ?? 0), explainSyntax(text, error));
}

/** Where the text of a manifest is no JSON; undefined where it is. */
export function findSyntaxError(file: string, text: string): Finding | undefined {
  const read = parseSyntax(file, text);
  return 'code' in read ? read : undefined;
}

/** Validated before the parser recurses. */
function findDepth(file: string, text: string): Finding | undefined {
  let depth = 0;
  for (const { opens, offset } of bracketsOf(text)) {
    depth += opens ? 1 : -1;
    if (depth > MAX_DEPTH) {
      return createFinding(
        'M005',
        placeAt(file, text, offset),
        `more than ${MAX_DEPTH} levels of nesting; no manifest needs so many`,
      );
    }
  }
  return undefined;
}

interface WrongKey {
  readonly code: 'M007' | 'M008';
  readonly name: string;
  readonly offset: number;
}

function findKeys(file: string, text: string, tree: Node): Finding[] {
  return wrongKeys(tree)
    .slice(0, MAX_FINDINGS)
    .map(({ code, name, offset }) => {
      const words =
        code === 'M008'
          ? 'is not allowed; rename or remove it'
          : 'stands here a second time; keep one of them';
      return createFinding(code, placeAt(file, text, offset), `the key "${name}" ${words}`);
    });
}

function wrongKeys(node: Node): WrongKey[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child): WrongKey[] => {
    if (child.type !== 'property') return wrongKeys(child);
    const [key, value] = child.children ?? [];
    if (key === undefined) return [];
    const name = String(key.value);
    const isForbidden = FORBIDDEN_KEYS.has(name);
    const isWrong = isForbidden || seen.has(name);
    seen.add(name);
    return [
      ...(isWrong
        ? [{ code: isForbidden ? 'M008' : 'M007', name, offset: key.offset } as const]
        : []),
      ...(value === undefined ? [] : wrongKeys(value)),
    ];
  });
}
