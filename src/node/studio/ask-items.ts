import type { SourceModel } from '../../core/manifest/route-model.ts';
import { createApiClients } from '../../core/requests/api-client.ts';
import { loadSource } from '../../core/requests/load-source.ts';
import type { CompiledSite } from '../compiler/index.ts';
import type { DevelopedSite } from './developed-site.ts';

/** Milliseconds that a form waits for an answer. */
const TIMEOUT = 5000;

/** What a source answers, or why it does not. */
export interface AskedItems {
  readonly items: readonly unknown[];
  readonly problem?: string;
}

interface AskOptions {
  /** What fills the parameters of the page's route. */
  readonly params?: Readonly<Record<string, string>>;
  readonly language?: string | undefined;
}

/** Asks a source for its items, in the site's first language where none of it is named. */
export async function askItems(
  { fetch }: DevelopedSite,
  { site }: CompiledSite,
  source: SourceModel,
  { params = {}, language }: AskOptions = {},
): Promise<AskedItems> {
  const asked = site.languages.find(({ code }) => code === language) ?? site.languages[0];
  if (asked === undefined) return { items: [], problem: 'The site has no language.' };
  const origin = 'http://site.invalid';
  const apis = createApiClients({ site, language: asked.code, fetch, origin });
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    const answer = await loadSource(apis, { source, params, page: 0, signal });
    if (answer === undefined) {
      return { items: [], problem: `${source.endpoint} needs a value for what is in braces.` };
    }
    const { entities: items } = answer;
    return items.length > 0 ? { items } : { items, problem: `${source.endpoint} has no items.` };
  } catch (error) {
    return { items: [], problem: error instanceof Error ? error.message : String(error) };
  }
}
