import type { PrintedFinding } from '../check/index.ts';
import type { Place } from '../compiler/index.ts';
import type { Exchange } from './calls/exchange.ts';
import { CONTRACT_CODES, type ContractCode } from './contract-codes.ts';
import type { Hide } from './hide-secrets.ts';
import { printable, shortMessage, shortValue } from './printable.ts';

/** A call in which something was found. */
export interface FoundCall {
  readonly method: string;
  /** Path and query below the API's origin; the whole URL for one elsewhere. */
  readonly url: string;
  readonly language: string;
}

/** A break between an API and a manifest: which part reads what, and in which calls it is wrong. */
export interface ContractFinding extends PrintedFinding {
  readonly code: ContractCode;
  /** The routes of the pages that it concerns; `SITE` for what every page shows. */
  readonly routes: readonly string[];
  /** The calls in which it was seen, in the order in which they were planned. */
  readonly calls: readonly FoundCall[];
  /** What was seen first, shortened; undefined where nothing was. */
  readonly value: string | undefined;
}

/** Something seen in one call, before it is put together with others of its kind. */
export interface Occurrence {
  readonly code: ContractCode;
  readonly place: Place;
  /** What is wrong, and the fix; the same for every occurrence of it. */
  readonly message: string;
  /** What was seen, as it came. */
  readonly value?: string | undefined;
  readonly routes: readonly string[];
  readonly exchanges: readonly Exchange[];
  /** The endpoint and the part of its answers that it is about: `content.*.name`. */
  readonly part?: AnswerField | undefined;
}

export interface AnswerField {
  readonly endpoint: string;
  readonly key: string;
}

/** Occurrences of the same in the same place as one finding, by file and place. */
export function gatherFindings(occurrences: readonly Occurrence[], hide: Hide): ContractFinding[] {
  const groups = Map.groupBy(
    occurrences,
    ({ code, place, part }) =>
      `${place.file}\0${place.line}\0${place.column}\0${code}\0${part?.key ?? ''}`,
  );
  return [...groups.values()].flatMap((group) => toFinding(group, hide)).sort(comparePlaces);
}

function toFinding(group: readonly Occurrence[], hide: Hide): ContractFinding[] {
  const [first] = group;
  if (first === undefined) return [];
  const { code, place, message } = first;
  const exchanges = new Set(group.flatMap((occurrence) => occurrence.exchanges));
  const value = group.find((occurrence) => occurrence.value !== undefined)?.value;
  return [
    {
      ...place,
      code,
      severity: CONTRACT_CODES[code].severity,
      message: shortMessage(hide(message)),
      routes: [...new Set(group.flatMap(({ routes }) => routes))],
      calls: [...exchanges].map(({ method, url, language }) => ({
        method,
        url: printable(hide(url)),
        language,
      })),
      // Hidden before it is cut, or a part of it would be left.
      value: value === undefined ? undefined : shortValue(hide(value)),
    },
  ];
}

function comparePlaces(a: ContractFinding, b: ContractFinding): number {
  const byFile = a.file < b.file ? -1 : Number(a.file > b.file);
  return byFile || a.line - b.line || a.column - b.column;
}
