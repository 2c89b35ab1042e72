import type { ErrorObject } from 'ajv';
import { readPointer } from '../../../core/json-pointer.ts';
import { describeRule, descriptionFile } from '../../compiler/index.ts';
import { FORMAT_EXAMPLES } from '../../content/index.ts';
import { answerOf } from '../calls/exchange.ts';
import type { Occurrence } from '../contract-finding.ts';
import { describeValue } from '../printable.ts';
import { placeOfPart } from './answer-key.ts';
import type { DescribeCall } from './describe-call.ts';
import type { ViewCall } from './view-call.ts';

/** What the API description says of an answer, and the answer does not keep. */
export function validateDescription(
  calls: readonly ViewCall[],
  describe: DescribeCall,
): Occurrence[] {
  const seen = new Set<unknown>();
  return calls.flatMap((call) => {
    const { view, page } = call;
    // One answer serves several views; what is wrong with it is said once.
    if (seen.has(page.exchange) || page.answer === undefined) return [];
    seen.add(page.exchange);
    if (answerOf(page.exchange)?.status !== 200) return [];
    const errors = describe(view.source.endpoint)?.validate(page.answer.body) ?? [];
    const same = calls.filter((other) => other.page.exchange === page.exchange);
    return sumUp(errors).map((error) => toOccurrence(error, same, call));
  });
}

interface Violation {
  readonly key: string;
  readonly message: string;
  readonly value: string | undefined;
}

/** Errors of the same part of several items as one, without those that follow from others. */
function sumUp(errors: readonly ErrorObject[]): Violation[] {
  const lacking = new Set(
    errors.filter(({ keyword }) => keyword === 'required').map(({ instancePath }) => instancePath),
  );
  const violations = errors
    .filter(({ keyword }) => !COMPOUND.includes(keyword))
    // Where one field is missing and another is too many, it was renamed.
    .filter(
      ({ keyword, instancePath }) =>
        keyword !== 'additionalProperties' || !lacking.has(instancePath),
    )
    .map(toViolation);
  return [...new Map(violations.map((violation) => [violation.key, violation])).values()];
}

/** Keywords whose errors stand beside those of the schemas in them. */
const COMPOUND = ['anyOf', 'oneOf', 'allOf', 'if'];

function toViolation({ instancePath, keyword, params, data }: ErrorObject): Violation {
  const steps = readPointer(instancePath).map((part) => (/^\d+$/.test(part) ? '*' : part));
  if (keyword === 'required') {
    const key = [...steps, String(params.missingProperty)].join('.');
    return { key, message: `"${key}" is missing`, value: describeValue(data) };
  }
  if (keyword === 'additionalProperties') {
    const key = [...steps, String(params.additionalProperty)].join('.');
    return { key, message: `"${key}" is not described`, value: undefined };
  }
  const key = steps.join('.');
  const label = key === '' ? 'the answer' : `"${key}"`;
  return {
    key,
    message: `${label} ${describeError(keyword, params)}`,
    value: describeValue(data),
  };
}

function describeError(keyword: string, params: ErrorObject['params']): string {
  if (keyword === 'type') return `is not of type ${[params.type].flat().join(' or ')}`;
  if (keyword === 'enum') return `is none of ${[params.allowedValues].flat().join(', ')}`;
  if (keyword !== 'format') return describeRule({ keyword, params });
  const format = String(params.format);
  return `is not of the form ${FORMAT_EXAMPLES[format] ?? format}`;
}

/** It stands where the part is read, and else where the endpoint is named. */
function toOccurrence(
  { key, message, value }: Violation,
  calls: readonly ViewCall[],
  first: ViewCall,
): Occurrence {
  const place = calls.map((call) => placeOfPart(call, key)).find(Boolean);
  const { view, page } = first;
  return {
    code: 'C205',
    place: place ?? view.file.placeOf(view.endpointAt),
    message: `${message} of ${view.source.endpoint}, by ${descriptionFile(view.source.api)}; fix the API, or the description`,
    value,
    routes: calls.map((call) => call.view.route),
    exchanges: [page.exchange],
    part: { endpoint: view.source.endpoint, key },
  };
}
