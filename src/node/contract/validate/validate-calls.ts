import { findLanguage } from '../../../core/language.ts';
import type { SiteModel } from '../../../core/manifest/site-model.ts';
import type { ManifestFile, Path } from '../../compiler/index.ts';
import { answerOf, type Exchange, type WireAnswer } from '../calls/exchange.ts';
import type { ContractCode } from '../contract-codes.ts';
import type { Occurrence } from '../contract-finding.ts';
import { type PlannedView, SITE } from '../planned-view.ts';
import type { CallDescription, DescribeCall } from './describe-call.ts';
import { explainSilence } from './explain-silence.ts';
import { isEverywhere } from './is-everywhere.ts';
import { namesLanguage } from './names-language.ts';
import type { ViewCall } from './view-call.ts';

/** A body of fewer bytes than this gains nothing by compression. */
const LARGE = 1024;

export interface CallRules {
  readonly site: SiteModel;
  readonly siteFile: ManifestFile;
  /** Where site.json describes the API that is asked. */
  readonly apiAt: Path;
  readonly describe: DescribeCall;
  /** Milliseconds above which an answer is slow. */
  readonly slow: number;
}

interface CallContext extends CallRules {
  readonly exchange: Exchange;
  readonly view: PlannedView;
  readonly described: CallDescription | undefined;
}

interface CallCheck {
  readonly code: ContractCode;
  /** What is wrong, and the fix. */
  readonly message: string | ((exchange: Exchange) => string);
  /** What was seen where it is wrong; undefined where it is right; null where it cannot be wrong. */
  readonly validate: (context: CallContext) => string | undefined | null;
}

/** Each break that one call shows by itself. */
const CHECKS: readonly CallCheck[] = [
  {
    code: 'C101',
    message: ({ outcome }) =>
      outcome.kind === 'unreachable' ? explainSilence(outcome.reason) : '',
    validate: ({ exchange: { outcome } }) =>
      outcome.kind === 'unreachable' ? outcome.reason : undefined,
  },
  {
    code: 'C102',
    message: 'the answer takes longer than readers wait; make it faster',
    validate: ({ exchange: { outcome, milliseconds } }) =>
      outcome.kind === 'timeout' ? `no answer within ${milliseconds} ms` : undefined,
  },
  {
    code: 'C103',
    message: 'the answer has a status that the page cannot show; answer with 200',
    validate: ofAnswer(({ status }, { described }) => {
      const isKnown = status < 300 && described?.statuses.includes(String(status));
      return status === 200 || isKnown ? undefined : `status ${status}`;
    }),
  },
  {
    code: 'C104',
    message: 'the call is redirected, so it is made twice; answer at this URL',
    validate: ofAnswer(({ redirectedTo }) => redirectedTo && `to ${redirectedTo}`),
  },
  {
    code: 'C105',
    message: 'the answer does not say that it is JSON; send "Content-Type: application/json"',
    validate: ofGoodAnswer((wire, { described }) => {
      if (!isJson(wire)) return undefined;
      const type = wire.headers.get('content-type') ?? '';
      const essence = type.split(';')[0]?.trim().toLowerCase() ?? '';
      const allowed = described?.contentTypes ?? [];
      const isRight =
        allowed.length > 0
          ? allowed.includes(essence)
          : /^application\/([^;]+\+)?json$/.test(essence);
      return isRight ? undefined : type === '' ? 'no content type' : type;
    }),
  },
  {
    code: 'C106',
    message: 'the body is no JSON; answer with JSON, whole',
    validate: ofGoodAnswer((wire) =>
      isJson(wire) ? undefined : wire.text === '' ? 'nothing' : wire.text,
    ),
  },
  {
    code: 'C107',
    message: 'the answer is slow; make it faster, or keep it',
    validate: ({ exchange: { outcome, milliseconds }, slow }) =>
      outcome.kind === 'answered' && milliseconds > slow
        ? `${Math.round(milliseconds)} ms`
        : undefined,
  },
  {
    code: 'C108',
    message: 'the body is not compressed; send it with br or gzip',
    validate: ofGoodAnswer(({ size, headers }) => {
      if (size <= LARGE) return null;
      return headers.has('content-encoding') ? undefined : `${size} bytes as they are`;
    }),
  },
  {
    code: 'C109',
    message:
      'the answer is in another language than was asked for; answer in that, or say so right',
    validate: ofGoodAnswer(({ headers }, { site, exchange }) => {
      const said = headers.get('content-language');
      if (said === null) return null;
      return namesLanguage(said, findLanguage(site, exchange.language))
        ? undefined
        : `${said} where ${exchange.language} was asked for`;
    }),
  },
];

/**
 * What calls show by themselves, at the endpoint of the first view that makes them. What is wrong
 * with all calls is no matter of one page: it is said once, of `api` in site.json.
 */
export function validateCalls(calls: readonly ViewCall[], rules: CallRules): Occurrence[] {
  const byExchange = Map.groupBy(calls, ({ page }) => page.exchange);
  return CHECKS.flatMap(({ code, message, validate }) => {
    const results = [...byExchange].flatMap(([exchange, same]) => {
      const [first] = same;
      if (first === undefined) return [];
      const { view } = first;
      const described = rules.describe(view.source.endpoint);
      const value = validate({ ...rules, exchange, view, described });
      if (value === null) return [];
      const routes = same.map((call) => call.view.route);
      return [{ view, exchange, routes, value }];
    });
    const wrong = results.flatMap((one) => (one.value === undefined ? [] : [one]));
    const ofAll = isEverywhere(wrong, results);
    return wrong.map(({ view, exchange, routes, value }) => ({
      code,
      message: typeof message === 'string' ? message : message(exchange),
      value,
      exchanges: [exchange],
      place: ofAll ? rules.siteFile.placeOf(rules.apiAt) : view.file.placeOf(view.endpointAt),
      routes: ofAll ? [SITE] : routes,
    }));
  });
}

type ValidateAnswer = (wire: WireAnswer, context: CallContext) => string | undefined | null;

function ofAnswer(validate: ValidateAnswer): CallCheck['validate'] {
  return (context) => {
    const wire = answerOf(context.exchange);
    return wire === undefined ? null : validate(wire, context);
  };
}

/** Of a failure nobody expects data. */
function ofGoodAnswer(validate: ValidateAnswer): CallCheck['validate'] {
  return ofAnswer((wire, context) =>
    wire.status >= 200 && wire.status < 300 ? validate(wire, context) : null,
  );
}

function isJson({ text }: WireAnswer): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
