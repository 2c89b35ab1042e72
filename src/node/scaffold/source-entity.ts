import { apiOf } from '../../core/api-of.ts';
import type { Source } from '../../core/manifest/manifest-types.ts';
import { Refusal } from '../command-line/index.ts';
import { itemsPath } from '../compiler/index.ts';
import type { Project } from './project.ts';

/**
 * The name of the entity that a source's items are, by which a new endpoint says what it answers;
 * undefined where nothing describes the API.
 *
 * @param answers whether the source answers one item or a list
 */
export function entityOf(
  { api, site }: Pick<Project, 'api' | 'site'>,
  source: Source,
  answers: 'one' | 'list',
): string | undefined {
  const { endpoint, entity, paging } = source;
  if (entity !== undefined || api === undefined) return entity;
  const answer = api.findOperation(endpoint)?.answer;
  const items = paging === 'server' ? apiOf(site, { api: source.api }).paging.items : undefined;
  const item = answer?.itemsAt(source.items === undefined ? items : itemsPath(source.items));
  const name = answers === 'one' ? answer?.name : item?.name;
  if (name !== undefined) return name;
  const fix = 'move that schema to components/schemas, under a name, and refer to it with $ref';
  throw new Refusal(
    `the API description has no name for what ${endpoint} answers, so nothing new can be it; ${fix}`,
  );
}
