import { fallbackLanguages, fallbacksOf } from '../../../core/language.ts';
import type { SiteManifest } from '../../../core/manifest/manifest-types.ts';
import { BREAKPOINTS } from '../../../core/manifest/site-model.ts';
import { createFinding, type Finding, withFix } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import type { Path } from '../text/manifest-file.ts';
import { findMeant, suggest } from '../text/suggest.ts';
import { checkApis } from './check-apis.ts';
import { checkFooter, checkMessageLanguage } from './check-footer.ts';
import { checkHeaders } from './check-headers.ts';
import { explainEndpoint } from './explain-endpoint.ts';
import type { KnownApis } from './read-api.ts';

/** What the schema cannot see of site.json: values that have to differ, or to rise, or be there. */
export function checkSite(site: Validated<SiteManifest>, apis: Pick<KnownApis, 'of'>): Finding[] {
  return [
    ...checkLanguages(site),
    ...checkFallbacks(site),
    ...checkTimeZone(site),
    ...checkWidths(site),
    ...checkApis(site),
    ...checkHeaders(site),
    ...checkEndpoints(site, apis),
    ...checkFooter(site, apis),
    ...checkMessageLanguage(site),
  ];
}

function checkLanguages({ value, file }: Validated<SiteManifest>): Finding[] {
  const codes = value.languages.map(({ code }) => code);
  return value.languages.flatMap(({ code, tag }, index) => {
    if (!isLanguageTag(tag)) {
      const place = file.placeOf(['languages', index, 'tag']);
      return [
        createFinding(
          'M105',
          place,
          `"tag" is "${tag}", which no BCP 47 tag is; write one such as "zh-CN"`,
        ),
      ];
    }
    if (codes.indexOf(code) === index) return [];
    const place = file.placeOf(['languages', index, 'code']);
    return [createFinding('M222', place, `the language "${code}" is listed already; remove one`)];
  });
}

/** A time zone that no machine knows would end every page that asks for the day. */
function checkTimeZone({ value: { timeZone }, file }: Validated<SiteManifest>): Finding[] {
  if (timeZone === undefined || isTimeZone(timeZone)) return [];
  const known = Intl.supportedValuesOf('timeZone');
  const city = timeZone.toLowerCase();
  const inCity = known.filter((zone) => zone.toLowerCase().endsWith(`/${city}`));
  const meant = findMeant(timeZone, known) ?? inCity[0];
  // A list of all says less than the form does that they have.
  const fix =
    meant === undefined
      ? '; write the continent and a city, as in "Europe/Zurich"'
      : `; did you mean "${meant}"?`;
  const message = `"timeZone" is "${timeZone}", which is no time zone of the IANA database${fix}`;
  const finding = createFinding('M105', file.placeOf(['timeZone']), message);
  return [withFix(finding, file.rangeOf(['timeZone']), meant)];
}

function isTimeZone(name: string): boolean {
  return isTaken(() => new Intl.DateTimeFormat('en', { timeZone: name }));
}

/** Languages whose items others stand in for: they have to be there, and lead to an end. */
function checkFallbacks({ value, file }: Validated<SiteManifest>): Finding[] {
  const known = value.languages.map(({ code }) => code);
  const fallbacks = fallbackLanguages(value);
  return value.languages.flatMap(({ code, fallback }, index) => {
    if (fallback === undefined) return [];
    const place = file.placeOf(['languages', index, 'fallback']);
    if (!known.includes(fallback)) {
      const message = `"${fallback}" is no language of site.json${suggest(fallback, known)}`;
      return [createFinding('M224', place, message)];
    }
    if (fallback !== code && !fallbacksOf(fallback, fallbacks).includes(code)) return [];
    const message = `"${code}" would stand in for itself; name another language, or none`;
    return [createFinding('M224', place, message)];
  });
}

function isLanguageTag(tag: string): boolean {
  return isTaken(() => Intl.getCanonicalLocales(tag));
}

/** Whether the machine takes a name, at which it would throw if it did not know it. */
function isTaken(take: () => unknown): boolean {
  try {
    take();
    return true;
  } catch {
    return false;
  }
}

function checkWidths({ value, file }: Validated<SiteManifest>): Finding[] {
  const breakpoints = BREAKPOINTS.map((name) => ({
    name: `"${name}"`,
    width: value.breakpoints[name],
    path: ['breakpoints', name],
  }));
  const renditions = (value.images ?? []).map(({ widths }, image) =>
    widths.map((width, index) => ({
      name: `width ${index + 1}`,
      width,
      path: ['images', image, 'widths', index],
    })),
  );
  return [breakpoints, ...renditions].flatMap((steps) => {
    const late = findFall(steps);
    if (late === undefined) return [];
    const { step, before } = late;
    const words = `${step.name} is ${step.width}, which is not above ${before.name} (${before.width}); widths have to rise`;
    return [createFinding('M223', file.placeOf(step.path), words)];
  });
}

interface Step {
  readonly name: string;
  readonly width: number;
  readonly path: Path;
}

/** The first step that is not above the one before. */
function findFall(steps: readonly Step[]): { step: Step; before: Step } | undefined {
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (before !== undefined && step.width <= before.width) return { step, before };
  }
  return undefined;
}

function checkEndpoints(
  { value, file }: Validated<SiteManifest>,
  apis: Pick<KnownApis, 'of'>,
): Finding[] {
  const { header = {}, footer = {} } = value;
  const endpoints = [
    {
      api: apis.of(header),
      endpoint: header.navigation,
      isOne: false,
      path: ['header', 'navigation'],
    },
    { api: apis.of(footer), endpoint: footer.endpoint, isOne: true, path: ['footer', 'endpoint'] },
  ];
  return endpoints.flatMap(({ api, endpoint, isOne, path }) => {
    if (api === undefined || endpoint === undefined) return [];
    if (api.findOperation(endpoint) !== undefined) return [];
    return [createFinding('M205', file.placeOf(path), explainEndpoint({ endpoint, isOne }, api))];
  });
}
