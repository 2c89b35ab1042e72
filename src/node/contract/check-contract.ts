import { type MediaRules, mediaRulesOf } from '../../core/mapping/media-url.ts';
import type { CompiledSite } from '../compiler/index.ts';
import type { JudgedManifests } from '../compiler/judged-manifests.ts';
import { type ApiSession, createApiSession } from './calls/api-session.ts';
import type { PagesAsked } from './calls/ask-view.ts';
import { type WalkedSite, walkSite } from './calls/walk-site.ts';
import { chooseRoutes } from './choose-routes.ts';
import { gatherFindings, type Sighting } from './contract-finding.ts';
import type { ContractReport } from './contract-report.ts';
import { readDescribedApi } from './judge/described-api.ts';
import { type CallRules, judgeCalls } from './judge/judge-calls.ts';
import { judgeDescription } from './judge/judge-description.ts';
import { judgeFields } from './judge/judge-fields.ts';
import { judgeLanguages } from './judge/judge-languages.ts';
import { judgeMedia } from './judge/judge-media.ts';
import { judgeMenus } from './judge/judge-menus.ts';
import { judgePages } from './judge/judge-pages.ts';
import { settleCauses } from './judge/settle-causes.ts';
import { callsOf } from './judge/view-call.ts';
import { planRoutes, planShell, SITE } from './planned-view.ts';
import { hideValuesOf } from './report/hide-secrets.ts';
import { sumUpReport } from './report/sum-up-report.ts';

/** A site whose manifests are right. */
export interface ContractSite {
  /** The project's folder. */
  readonly root: string;
  readonly compiled: CompiledSite;
  readonly manifests: JudgedManifests;
}

export interface ContractOptions {
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

/** Asks a running API all that the manifests read, and judges what it answers. */
export async function checkContract(
  { root, compiled, manifests }: ContractSite,
  options: ContractOptions,
): Promise<ContractReport> {
  const { site } = compiled;
  const siteManifest = manifests.site;
  if (siteManifest === undefined) throw new Error('manifests/site.json is missing');
  const chosen = chooseRoutes(compiled.map, planRoutes(compiled, manifests), options.only);
  const session = createApiSession({
    ...options,
    site,
    timeout: options.timeout ?? site.api.timeout,
  });
  const plan = { compiled, ...planShell(siteManifest), routes: chosen.asked };
  const ask = { session, paging: site.api.paging, pages: options.pages };
  const walked = await Promise.all(
    options.languages.map((language) => walkSite(plan, language, ask)),
  );

  const describe = readDescribedApi(root);
  const rules: CallRules = { site, siteFile: siteManifest.file, describe, slow: options.slow };
  const media = options.media ? await askMedia(walked, session, options, mediaRulesOf(site)) : [];
  const sightings = [...judgeWalks(walked, manifests, rules), ...media];

  const hide = hideValuesOf(options.headers);
  const isChecked = ofRoutes(
    chosen.checked.map(({ route }) => route.route),
    options.only,
  );
  const findings = gatherFindings(settleCauses(sightings), hide).filter(({ routes }) =>
    routes.some(isChecked),
  );
  const routes = [SITE, ...chosen.checked.map(({ route }) => route.route)].filter(isChecked);
  return sumUpReport({ options, walked, findings, routes, exchanges: session.exchanges(), hide });
}

function judgeWalks(
  walked: readonly WalkedSite[],
  manifests: JudgedManifests,
  rules: CallRules,
): Sighting[] {
  const asked = walked.flatMap((walk) => walk.asked);
  const { envelope, paging } = rules.site.api;
  const calls = callsOf(asked, envelope);
  return [
    ...judgeCalls(calls, rules),
    ...asked.flatMap((view) => judgePages(view, paging)),
    ...walked.flatMap((walk) => judgeFields(walk.asked, rules.describe, envelope)),
    ...judgeDescription(calls, rules.describe),
    ...walked.flatMap((walk) => judgeMenus(walk, manifests)),
    ...judgeLanguages(asked, rules),
  ];
}

function askMedia(
  walked: readonly WalkedSite[],
  session: ApiSession,
  { origin }: ContractOptions,
  media: MediaRules,
): Promise<Sighting[]> {
  const asked = walked.flatMap((walk) => walk.asked);
  return judgeMedia(asked, { session, origin, media });
}

/** Of some pages only, what every page shows is nobody's question. */
function ofRoutes(checked: readonly string[], only: readonly string[]) {
  const known = new Set(only.length === 0 ? [SITE, ...checked] : checked);
  return (route: string) => known.has(route);
}
