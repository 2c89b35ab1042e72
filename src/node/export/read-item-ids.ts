import type { ListFileModel } from '../../core/manifest/discovery-model.ts';
import type { Language } from '../../core/manifest/site-model.ts';
import { readKey } from '../../core/mapping/answer-limits.ts';
import { readPath } from '../../core/mapping/read-path.ts';
import type { ApiClients } from '../../core/requests/api-client.ts';
import { readWholeList } from '../../core/requests/read-whole-list.ts';
import type { CompiledSite } from '../compiler/index.ts';

/**
 * Reads the ids of the items that a layout makes files of.
 *
 * @param clients what asks the APIs in each language, by the language's code
 */
export function createIdReader(
  { table, discovery }: Pick<CompiledSite, 'table' | 'discovery'>,
  clients: ReadonlyMap<Language, ApiClients>,
): (file: ListFileModel, language: Language) => Promise<readonly string[]> {
  return async (file, language) => {
    const route = table.routes.find(({ id }) => discovery.pages[id]?.files.includes(file));
    const source = route?.views.find(({ name }) => name === file.view)?.source;
    const apis = clients.get(language);
    if (source === undefined || apis === undefined) return [];
    const { signal } = new AbortController();
    const ids: string[] = [];
    for await (const { entities } of readWholeList(apis, { source, params: {}, signal })) {
      ids.push(...entities.flatMap((entity) => readKey(readPath(entity, 'id')) ?? []));
    }
    return ids;
  };
}
