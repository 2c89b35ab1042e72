import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { loadContent } from '../../src/node/content-api/index.ts';
import { FOLDERS } from '../institute-folders.ts';
import { PROJECT } from './site-under-edit.ts';

/** The last step of the path of an item. */
const ITEM = /\/\{[^{}]+\}$/;

/**
 * What the embedded content answers to the calls of the manifests, by path; that of a list's first
 * item stands under `*` for any of them.
 *
 * @param root the folder of the site
 * @param content the folder of its content below that
 */
export async function readAnswers(
  { site, table }: CompiledSite,
  root = PROJECT,
  content = FOLDERS.content,
): Promise<Map<string, unknown>> {
  const folder = path.join(root, content);
  const { api } = loadContent({
    folder,
    description: path.join(root, 'schemas/api.openapi.json'),
    languages: site.languages.map(({ code }) => code),
    base: site.api.base,
  });
  const sources = table.routes.flatMap(({ views }) => views.map(({ source }) => source));
  const endpoints = [
    ...[site.header.navigation, site.footer?.call].flatMap((call) => call?.endpoint ?? []),
    ...sources.map(({ endpoint }) => endpoint),
  ];
  const answers = new Map<string, unknown>();
  for (const endpoint of endpoints) {
    const asked = endpoint.replace(ITEM, (step) => `/${firstItem(folder, endpoint, step)}`);
    const query = Object.entries(sources.find((one) => one.endpoint === endpoint)?.query ?? {});
    const search = new URLSearchParams(query);
    const answer = await api.fetch(new Request(`http://api${site.api.base}${asked}?${search}`));
    if (answer.ok) answers.set(site.api.base + endpoint.replace(ITEM, '/*'), await answer.json());
  }
  return answers;
}

function firstItem(folder: string, endpoint: string, step: string): string {
  const list = path.join(folder, endpoint.replace(ITEM, ''));
  const names = existsSync(list) ? readdirSync(list) : [];
  return names[0]?.replace(/\..*/, '') ?? step;
}
