import { templateNames } from '../../../core/mapping/links.ts';
import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { suggest } from '../../compiler/index.ts';
import type { AskedView } from '../calls/ask-view.ts';
import type { Exchange } from '../calls/exchange.ts';
import type { ContractCode } from '../contract-codes.ts';
import type { Occurrence } from '../contract-finding.ts';
import type { ReadField } from '../planned-view.ts';
import { describeValue } from '../printable.ts';
import { fieldKey } from './answer-key.ts';
import type { DescribeCall } from './describe-call.ts';
import { type Verdict, validateValue } from './validate-value.ts';

/** The value of a field in one item, and in which call it came. */
export interface SeenValue {
  readonly value: unknown;
  /** The object whose field it is: the item, or an entry of one of its lists. */
  readonly owner: unknown;
  readonly verdict: Verdict;
  readonly exchange: Exchange;
}

/** What could be meant by a field, and where it stands. */
interface FieldContext {
  readonly field: ReadField;
  readonly seen: readonly SeenValue[];
  /** Whether the description, or the renderer itself, lets it be missing. */
  readonly isOptional: boolean;
  /** Whether the items are all that there are, so that a field which none has is had by none. */
  readonly isWhole: boolean;
  /** Whether nobody says if it may be missing, and few items were asked. */
  readonly isGuess: boolean;
}

/**
 * Every field that a manifest reads, in all items that a view has in a language. A part of a list
 * says nothing of fields that may be missing.
 */
export function validateFields(
  views: readonly AskedView[],
  describe: DescribeCall,
  envelope: string | undefined,
): Occurrence[] {
  const groups = Map.groupBy(views, ({ view }) => view);
  return [...groups].flatMap(([view, asked]) => {
    const described = describe(view.source.endpoint);
    const isWhole = asked.every((one) => one.isWhole);
    const named = view.links.flatMap((link) =>
      templateNames(link.value).map((value): ReadField => ({ ...link, value })),
    );
    return [...view.fields, ...named].flatMap((field) => {
      const key = fieldKey(view, field, envelope);
      const isOptional = field.isOptional === true || described?.isOptional(key) === true;
      const isGuess = described === undefined && asked.some(hasParams);
      const context = { field, seen: seeValues(asked, field), isOptional, isWhole, isGuess };
      return validateField(context).map((found) => ({
        ...found,
        place: view.file.placeOf(field.path),
        routes: [view.route],
        part: { endpoint: view.source.endpoint, key },
      }));
    });
  });
}

/** Whether a view was asked for some of its pages, and not for all. */
function hasParams({ params }: AskedView): boolean {
  return Object.keys(params).length > 0;
}

/** The values of a field in all items of views. */
export function seeValues(asked: readonly AskedView[], field: ReadField): SeenValue[] {
  return asked.flatMap(({ pages }) =>
    pages.flatMap(({ entities = [], exchange }) =>
      entities
        .flatMap((entity) => ownersOf(entity, field))
        .map((owner) => {
          const value = readPath(owner, field.value);
          return { value, owner, verdict: validateValue(value, field.reading, owner), exchange };
        }),
    ),
  );
}

/** The objects that the field is read from: the item itself, or entries of a list in it. */
function ownersOf(entity: unknown, { within = [], reading }: ReadField): unknown[] {
  const owners = within.reduce<unknown[]>(
    (found, list) =>
      found.flatMap((owner) => {
        const value = readPath(owner, list);
        return Array.isArray(value) ? value.filter(isRecord) : [];
      }),
    [entity],
  );
  if (reading.as !== 'path' || reading.taken === undefined) return owners;
  const { field, value } = reading.taken;
  return owners.filter((owner) => String(readPath(owner, field)) === value);
}

type Found = Pick<Occurrence, 'code' | 'message' | 'value' | 'exchanges'>;

function validateField(context: FieldContext): Found[] {
  const { field, seen } = context;
  if (seen.length === 0) return [];
  if (field.reading.as === 'path') return validateLink(context);
  const wrong = WRONG.flatMap(([verdict, code, describeIt]) => {
    const found = seen.filter((one) => one.verdict === verdict);
    return report(code, found, `"${field.value}" ${describeIt(field)}`);
  });
  return wrong.length > 0 ? wrong : validateAbsence(context);
}

/** What is said of wrong values, by verdict. */
const WRONG: readonly (readonly [Verdict, ContractCode, (field: ReadField) => string])[] = [
  [
    'type',
    'C302',
    ({ reading }) => `is not ${EXPECTED[reading.as]}; answer that, or read another field`,
  ],
  [
    'form',
    'C304',
    ({ reading }) => `is not ${EXPECTED[reading.as]}, so it is not shown; answer one`,
  ],
  ['case', 'C306', () => 'has a value that the link has no case for; add the case'],
];

const EXPECTED: Record<ReadField['reading']['as'], string> = {
  text: 'a text',
  plain: 'a text',
  markup: 'a text',
  letter: 'a text',
  searched: 'a text, or a list of such',
  identifier: 'a text',
  code: 'a value that the manifest can have words for',
  number: 'a number',
  names: 'a text or a list of names',
  parts: 'a list of objects with names',
  day: 'a day such as "2026-10-12"',
  hour: 'a time of day such as "18:30", or a date with one',
  url: 'a URL that is safe to follow',
  file: 'a URL that is safe to follow',
  captions: 'a URL that is safe to follow',
  picture: 'the URL of a picture',
  email: 'an e-mail address',
  phone: 'a text',
  texts: 'a list of texts',
  files: 'a list of { "name", "url" }',
  objects: 'a list of objects',
  order: 'a text or a number',
  year: 'a day such as "2026-10-12", or a year',
  choice: 'a short value, or a list of such',
  presence: 'anything',
  constant: 'of the type that the manifest compares it with',
  case: 'a text',
  path: 'a part of a URL',
};

function validateAbsence({ field, seen, isOptional, isWhole, isGuess }: FieldContext): Found[] {
  if (seen.some(({ verdict }) => verdict === 'right')) return [];
  const isMissing = seen.every(({ verdict }) => verdict === 'missing');
  const count = seen.length === 1 ? 'the one item' : `any of ${seen.length} items`;
  if (isMissing && !isOptional && !isGuess) {
    const [first] = seen;
    const known = isRecord(first?.owner) ? Object.keys(first.owner) : [];
    const fix = suggest(field.value, known) || '; answer it, or read another field';
    return report('C301', seen, `"${field.value}" is not in ${count}${fix}`, first?.owner);
  }
  // An optional field may be missing in some items, and a single item says nothing of the others.
  if (isMissing && isOptional && (field.isOptional || !isWhole || seen.length === 1)) return [];
  const fix = 'fill it, or leave the slot out';
  return report('C303', seen, `"${field.value}" has no value in ${count}; ${fix}`);
}

/** A link needs all of its parts in every item. */
function validateLink({ field, seen, isOptional }: FieldContext): Found[] {
  const broken = seen.filter(
    ({ verdict }) => verdict !== 'right' && !(isOptional && verdict === 'missing'),
  );
  const message = `"${field.value}" can be no part of the link's URL in ${broken.length === 1 ? '1 item' : `${broken.length} items`}; answer it in each`;
  return report('C305', broken, message, broken[0]?.owner);
}

function report(
  code: ContractCode,
  found: readonly SeenValue[],
  message: string,
  shown: unknown = found[0]?.value,
): Found[] {
  if (found.length === 0) return [];
  const exchanges = [...new Set(found.map(({ exchange }) => exchange))];
  return [{ code, message, value: describeValue(shown), exchanges }];
}
