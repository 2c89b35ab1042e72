import type { SiteManifest } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import { originVariable } from '../normal/normalise-backends.ts';
import { languageHeaderOf } from '../normal/normalise-site.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { type WrittenApi, writtenApis } from '../read/written-apis.ts';

/** What no script of a page may set, by the Fetch standard: a browser drops it without a word. */
const NOT_FROM_PAGES =
  /^(?:accept-charset|accept-encoding|access-control-.+|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.+|referer|sec-.+|set-cookie|te|trailer|transfer-encoding|upgrade|via|x-http-method(?:-override)?|x-method-override)$/i;
/** What a call has of its own, or what belongs to one connection. */
const OF_CALLS =
  /^(?:accept|accept-encoding|connection|content-length|expect|host|if-.+|keep-alive|proxy-connection|range|te|trailer|transfer-encoding|upgrade)$/i;
/** What says something of the server itself. */
const OF_THE_SERVER = [
  ...['CACHE_MB', 'HOST', 'LOG', 'METRICS_TOKEN', 'PATH', 'PORT'],
  ...['SITE_ORIGIN', 'STOP_DELAY'],
];

/** The headers with which backends are asked: whether they can be sent, and are what they say. */
export function checkHeaders({ value, file }: Validated<SiteManifest>): Finding[] {
  const apis = writtenApis(value);
  const taken = [...OF_THE_SERVER, ...apis.map(({ name }) => originVariable(name))];
  return apis.flatMap((api) =>
    wrongHeaders(api, taken).map(({ at, message }) =>
      createFinding('M227', file.placeOf([...api.path, ...at]), message),
    ),
  );
}

interface WrongHeader {
  /** Below the API. */
  readonly at: readonly string[];
  readonly message: string;
}

/** @param taken the variables that mean something else */
function wrongHeaders({ value }: WrittenApi, taken: readonly string[]): WrongHeader[] {
  const { headers = {}, secretHeaders = {} } = value;
  const language = languageHeaderOf(value);
  const added = [
    ...Object.keys(headers).map((name) => ({ name, list: 'headers' })),
    ...Object.keys(secretHeaders).map((name) => ({ name, list: 'secretHeaders' })),
  ];
  const isOfCalls = (name: string) =>
    OF_CALLS.test(name) || name.toLowerCase() === language.toLowerCase();
  return [
    ...(NOT_FROM_PAGES.test(language)
      ? [
          {
            at: ['languageHeader'],
            message: `no browser lets a page send the header "${language}"; choose another, such as Accept-Language`,
          },
        ]
      : []),
    ...added
      .filter(({ name }) => isOfCalls(name))
      .map(({ name, list }) => ({
        at: [list, name],
        message: `each call has a header "${name}" of its own; leave it out of "${list}"`,
      })),
    ...Object.entries(secretHeaders)
      .filter(([, variable]) => taken.includes(variable))
      .map(([name, variable]) => ({
        at: ['secretHeaders', name],
        message: `"${variable}" says something else to the server; name a variable of your own, such as API_AUTHORIZATION`,
      })),
  ];
}
