import { apiOf } from '../../core/api-of.ts';
import { todayIn } from '../../core/lists/today.ts';
import type { ApiModel } from '../../core/manifest/site-model.ts';
import { type MediaRules, mediaRulesOf } from '../../core/mapping/media-url.ts';
import type { CompiledSite, ValidatedManifests } from '../compiler/index.ts';
import { type ApiSession, createApiSession } from './calls/api-session.ts';
import type { PagesAsked } from './calls/ask-view.ts';
import { type WalkedSite, walkSite } from './calls/walk-site.ts';
import { chooseRoutes } from './choose-routes.ts';
import { gatherFindings, type Occurrence } from './contract-finding.ts';
import type { ContractReport } from './contract-report.ts';
import { hideValuesOf } from './hide-secrets.ts';
import { planRoutes, planShell, SITE } from './planned-view.ts';
import { sumUpReport } from './report/sum-up-report.ts';
import { readCallDescriptions } from './validate/describe-call.ts';
import { settleCauses } from './validate/settle-causes.ts';
import { type CallRules, validateCalls } from './validate/validate-calls.ts';
import { validateChoices, validateCounts, validateRelated } from './validate/validate-choices.ts';
import { validateDescription } from './validate/validate-description.ts';
import { validateFields } from './validate/validate-fields.ts';
import { validateLanguages } from './validate/validate-languages.ts';
import { validateMedia } from './validate/validate-media.ts';
import { validateMenus } from './validate/validate-menus.ts';
import { validatePages } from './validate/validate-pages.ts';
import { callsOf } from './validate/view-call.ts';

/** A site whose manifests are valid. */
export interface ContractSite {
  /** The project's folder. */
  readonly root: string;
  readonly compiled: CompiledSite;
  readonly manifests: ValidatedManifests;
}

export interface ContractOptions {
  /** The name of the API that is asked; undefined for the site's own. */
  readonly api: string | undefined;
  /** The API's origin, and the path before its base if there is one, without a slash at its end. */
  readonly origin: string;
  /** Patterns of the routes that are checked; all where there are none. */
  readonly only: readonly string[];
  /** Codes of languages. */
  readonly languages: readonly string[];
  readonly pages: PagesAsked;
  /** Sent to the API's own origin with each call. */
  readonly headers: Headers;
  /** Whether pictures and files are asked for. */
  readonly media: boolean;
  /** Milliseconds above which an answer is slow. */
  readonly slow: number;
  /** Milliseconds that a call may take; those of site.json where it is undefined. */
  readonly timeout: number | undefined;
  /** Calls that run at once. */
  readonly concurrency: number;
}

/** Asks a running API all that the manifests read of it, and validates what it answers. */
export async function checkContract(
  { root, compiled, manifests }: ContractSite,
  options: ContractOptions,
): Promise<ContractReport> {
  const { site } = compiled;
  const siteManifest = manifests.site;
  if (siteManifest === undefined) throw new Error('manifests/site.json is missing');
  const chosen = chooseRoutes(
    compiled.table,
    planRoutes(compiled, manifests, options.api),
    options.only,
  );
  const api = apiOf(site, options);
  const backend = compiled.backends.find((other) => other.api === options.api);
  const session = createApiSession({
    ...options,
    site,
    api: { ...api, base: backend?.path ?? api.base },
    timeout: options.timeout ?? api.timeout,
  });
  const plan = { compiled, ...planShell(siteManifest, options.api), routes: chosen.asked };
  const ask = { session, pages: options.pages, today: todayIn(site.timeZone ?? 'UTC') };
  const walked = await Promise.all(
    options.languages.map((language) => walkSite(plan, language, ask)),
  );

  const describe = readCallDescriptions(root, options.api);
  const apiAt = options.api === undefined ? ['api'] : ['apis', options.api];
  const rules = { site, siteFile: siteManifest.file, apiAt, describe, slow: options.slow };
  const mediaRules = mediaRulesOf(site, options);
  const media = options.media ? await askMedia(walked, session, options, mediaRules) : [];
  const occurrences = [...validateWalks(walked, manifests, { rules, api }), ...media];

  const hide = hideValuesOf(options.headers);
  const isChecked = ofRoutes(
    chosen.checked.map(({ route }) => route.route),
    options.only,
  );
  const findings = gatherFindings(settleCauses(occurrences), hide).filter(({ routes }) =>
    routes.some(isChecked),
  );
  const routes = [SITE, ...chosen.checked.map(({ route }) => route.route)].filter(isChecked);
  return sumUpReport({ options, walked, findings, routes, exchanges: session.exchanges(), hide });
}

function validateWalks(
  walked: readonly WalkedSite[],
  manifests: ValidatedManifests,
  { rules, api: { envelope } }: { readonly rules: CallRules; readonly api: ApiModel },
): Occurrence[] {
  const asked = walked.flatMap((walk) => walk.asked);
  const choices = walked.flatMap((walk) => walk.choices);
  const chosen = choices.map((choice) => ({ ...choice.asked, pages: [choice.page] }));
  const calls = callsOf([...asked, ...chosen], envelope);
  return [
    ...validateCalls(calls, rules),
    ...asked.flatMap(validatePages),
    ...asked.flatMap(validateCounts),
    ...validateChoices(choices),
    ...walked.flatMap((walk) => validateRelated(walk.asked)),
    ...walked.flatMap((walk) => validateFields(walk.asked, rules.describe, envelope)),
    ...validateDescription(calls, rules.describe),
    ...walked.flatMap((walk) => validateMenus(walk, manifests)),
    ...validateLanguages(asked, rules),
  ];
}

function askMedia(
  walked: readonly WalkedSite[],
  session: ApiSession,
  { origin }: ContractOptions,
  media: MediaRules,
): Promise<Occurrence[]> {
  const asked = walked.flatMap((walk) => walk.asked);
  return validateMedia(asked, { session, origin, media });
}

/** Of some pages only, what every page shows is nobody's question. */
function ofRoutes(checked: readonly string[], only: readonly string[]) {
  const known = new Set(only.length === 0 ? [SITE, ...checked] : checked);
  return (route: string) => known.has(route);
}
