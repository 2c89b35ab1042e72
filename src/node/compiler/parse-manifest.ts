import {
  createScanner,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { createFinding, type Finding, MOST_FINDINGS } from './finding.ts';
import { ManifestFile, placeAt } from './manifest-file.ts';
import { quote } from './suggest.ts';

const MAX_BYTES = 1_000_000;
const MAX_DEPTH = 64;
/** Keys that would reach an object's prototype where a reader is careless. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Token kinds of jsonc-parser's scanner; its const enum does not outlive type stripping. */
const OPEN_BRACE = 1;
const CLOSE_BRACE = 2;
const OPEN_BRACKET = 3;
const CLOSE_BRACKET = 4;
const END_OF_FILE = 17;

export interface ParsedManifest {
  /** Undefined where the file is no JSON that could be judged further. */
  readonly manifest: ManifestFile | undefined;
  readonly findings: readonly Finding[];
}

/** Reads the bytes of a manifest: decoding, size, depth, syntax and keys, in this order. */
export function parseManifest(file: string, bytes: Uint8Array): ParsedManifest {
  const decoded = decode(file, bytes);
  if (typeof decoded !== 'string') return { manifest: undefined, findings: [decoded] };
  const tooDeep = findDepth(file, decoded);
  if (tooDeep !== undefined) return { manifest: undefined, findings: [tooDeep] };

  const errors: ParseError[] = [];
  const tree = parseTree(decoded, errors, { disallowComments: true });
  const [error] = errors;
  if (error !== undefined || tree === undefined) {
    return { manifest: undefined, findings: [syntaxFinding(file, decoded, error)] };
  }
  const findings = findKeys(file, decoded, tree);
  return {
    manifest: findings.length > 0 ? undefined : new ManifestFile(file, decoded, tree),
    findings,
  };
}

function decode(file: string, bytes: Uint8Array): string | Finding {
  const start = { file, line: 1, column: 1 };
  if (bytes.length > MAX_BYTES) {
    return createFinding(
      'M004',
      start,
      `${bytes.length} bytes; a manifest holds at most ${MAX_BYTES}: split it into several`,
    );
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return createFinding('M001', start, 'the file is UTF-16; save it as UTF-8');
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return createFinding(
      'M002',
      start,
      'the file begins with a byte order mark; save it as UTF-8 without one',
    );
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) {
      return createFinding('M001', start, 'the file holds null characters; save it as UTF-8');
    }
    return text.trim() === ''
      ? createFinding(
          'M003',
          start,
          'the file is empty; a manifest begins with { "manifestVersion": 1 }',
        )
      : text;
  } catch {
    return createFinding('M001', start, 'the file is not UTF-8; save it as UTF-8');
  }
}

/** A scanner has no stack to overflow, so depth is judged before the parser recurses. */
function findDepth(file: string, text: string): Finding | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let token: number = scanner.scan(); token !== END_OF_FILE; token = scanner.scan()) {
    if (token === OPEN_BRACE || token === OPEN_BRACKET) depth += 1;
    if (token === CLOSE_BRACE || token === CLOSE_BRACKET) depth -= 1;
    if (depth > MAX_DEPTH) {
      const place = placeAt(file, text, scanner.getTokenOffset());
      return createFinding(
        'M005',
        place,
        `more than ${MAX_DEPTH} levels of nesting; no manifest needs so many`,
      );
    }
  }
  return undefined;
}

function syntaxFinding(file: string, text: string, error: ParseError | undefined): Finding {
  const offset = error?.offset ?? 0;
  const words = error === undefined ? 'no value' : splitWords(printParseErrorCode(error.error));
  const found = text.slice(offset, offset + 20).split('\n')[0] ?? '';
  const at = found.trim() === '' ? 'at the end of the line' : `at ${quote(found)}`;
  return createFinding('M006', placeAt(file, text, offset), `${words} ${at}; mend the JSON there`);
}

/** `CommaExpected` as words. */
function splitWords(name: string): string {
  return name.replace(/(?<=.)([A-Z])/g, ' $1').toLowerCase();
}

interface WrongKey {
  readonly code: 'M007' | 'M008';
  readonly name: string;
  readonly offset: number;
}

function findKeys(file: string, text: string, tree: Node): Finding[] {
  return wrongKeys(tree)
    .slice(0, MOST_FINDINGS)
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
