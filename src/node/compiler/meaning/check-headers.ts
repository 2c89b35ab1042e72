import type { SiteManifest } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';

/** What no script of a page may set, by the Fetch standard: a browser drops it without a word. */
const NOT_FROM_PAGES =
  /^(?:accept-charset|accept-encoding|access-control-.+|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.+|referer|sec-.+|set-cookie|te|trailer|transfer-encoding|upgrade|via|x-http-method(?:-override)?|x-method-override)$/i;
/** What a call has of its own, or what belongs to one connection. */
const OF_CALLS =
  /^(?:accept|accept-encoding|connection|content-length|expect|host|if-.+|keep-alive|proxy-connection|range|te|trailer|transfer-encoding|upgrade)$/i;
/** What says something of the server itself. */
const OF_THE_SERVER = [
  ...['API_ORIGIN', 'CACHE_MB', 'EARLY_HINTS', 'HOST', 'LOG', 'METRICS_TOKEN', 'PATH', 'PORT'],
  ...['SITE_ORIGIN', 'STOP_DELAY'],
];

/** The headers with which a backend is asked: whether they can be sent, and are what they say. */
export function checkHeaders({ value: { api }, file }: Validated<SiteManifest>): Finding[] {
  const { languageHeader, secretHeaders = {} } = api;
  const report = (path: readonly string[], words: string) =>
    createFinding('M227', file.placeOf(['api', ...path]), words);
  return [
    ...(NOT_FROM_PAGES.test(languageHeader)
      ? [
          report(
            ['languageHeader'],
            `no browser lets a page send the header "${languageHeader}"; choose another, such as Accept-Language`,
          ),
        ]
      : []),
    ...Object.entries(secretHeaders).flatMap(([name, variable]) => [
      ...(OF_CALLS.test(name) || name.toLowerCase() === languageHeader.toLowerCase()
        ? [
            report(
              ['secretHeaders', name],
              `each call has a header "${name}" of its own; leave it out of "secretHeaders"`,
            ),
          ]
        : []),
      ...(OF_THE_SERVER.includes(variable)
        ? [
            report(
              ['secretHeaders', name],
              `"${variable}" says something else to the server; name a variable of your own, such as API_AUTHORIZATION`,
            ),
          ]
        : []),
    ]),
  ];
}
