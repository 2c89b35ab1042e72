import type { SiteManifest } from '../../../core/manifest/manifest-types.ts';
import { BREAKPOINTS } from '../../../core/manifest/site-model.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import type { Path } from '../text/manifest-file.ts';
import type { ApiDescription } from './api-description.ts';
import { checkHeaders } from './check-headers.ts';
import type { Placed } from './placed-slots.ts';
import { suggestEndpoint } from './suggest-endpoint.ts';

/** What the schema cannot see of site.json: values that have to differ, or to rise, or be there. */
export function checkSite(
  site: Validated<SiteManifest>,
  api: ApiDescription | undefined,
): Finding[] {
  return [
    ...checkLanguages(site),
    ...checkWidths(site),
    ...checkHeaders(site),
    ...checkEndpoints(site, api),
  ];
}

function checkLanguages({ value, file }: Validated<SiteManifest>): Finding[] {
  const codes = value.languages.map(({ code }) => code);
  return codes.flatMap((code, index) => {
    if (codes.indexOf(code) === index) return [];
    const place = file.placeOf(['languages', index, 'code']);
    return [createFinding('M222', place, `the language "${code}" is listed already; remove one`)];
  });
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
  api: ApiDescription | undefined,
): Finding[] {
  if (api === undefined) return [];
  const endpoints: Placed<string>[] = [
    { value: value.header.navigation, path: ['header', 'navigation'] },
    { value: value.footer.infrastructure, path: ['footer', 'infrastructure'] },
  ];
  return endpoints
    .filter((endpoint) => api.findOperation(endpoint.value) === undefined)
    .map((endpoint) => {
      const words = `unknown endpoint "${endpoint.value}"${suggestEndpoint(endpoint.value, api)}`;
      return createFinding('M205', file.placeOf(endpoint.path), words);
    });
}
