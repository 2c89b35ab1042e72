import {
  createFinding,
  type Finding,
  suggest,
  type ValidatedManifests,
} from '../compiler/index.ts';
import type { ContentFile } from '../content/index.ts';
import { fieldPlace, type PlacedContent } from './content-place.ts';

/** The entries of the embedded navigation, by the files that hold them. */
export function navigationFiles(
  { model, files, api }: PlacedContent,
  { site }: ValidatedManifests,
): { readonly folder: string; readonly entries: readonly ContentFile[] } {
  const { navigation: endpoint, api: asked } = site?.value.header ?? {};
  if (endpoint === undefined || asked !== api) return { folder: '', entries: [] };
  const answer = model.endpoints.find(({ path }) => path === endpoint)?.answer;
  const folder = answer?.kind === 'list' ? answer.source.folder : endpoint.slice(1);
  return { folder, entries: files.filter((file) => file.folder === folder) };
}

/** Entries that take each other's code, stand under none, or under each other in a circle. */
export function checkNavigation(content: PlacedContent, manifests: ValidatedManifests): Finding[] {
  const { entries } = navigationFiles(content, manifests);
  const languages = new Set(entries.map(({ language }) => language));
  return [...languages].flatMap((language) => {
    const spoken = entries.filter((entry) => entry.language === language);
    return [...checkCodes(spoken, content), ...checkParents(spoken, content)];
  });
}

function checkCodes(entries: readonly ContentFile[], content: PlacedContent): Finding[] {
  const first = new Map<unknown, string>();
  return entries.flatMap((entry) => {
    const code = entry.item.fields.get('code');
    const owner = first.get(code);
    if (owner === undefined) first.set(code, entry.file);
    return owner === undefined || code === undefined
      ? []
      : [
          report(
            content,
            entry,
            'code',
            `the code "${code}" is that of ${owner} too; choose another`,
          ),
        ];
  });
}

function checkParents(entries: readonly ContentFile[], content: PlacedContent): Finding[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const parentOf = (entry: ContentFile | undefined) => entry?.item.fields.get('parent');
  return entries.flatMap((entry) => {
    const parent = parentOf(entry);
    if (parent === undefined) return [];
    if (!byId.has(String(parent))) {
      const known = suggest(String(parent), byId.keys());
      const message = `no entry has the id "${parent}", under which this one stands${known}`;
      return [report(content, entry, 'parent', message)];
    }
    const seen = new Set<string>();
    let above: ContentFile | undefined = entry;
    while (above !== undefined && !seen.has(above.id)) {
      seen.add(above.id);
      above = byId.get(String(parentOf(above) ?? ''));
    }
    if (above?.id !== entry.id) return [];
    const circle = [...seen, entry.id].join(' under ');
    return [
      report(
        content,
        entry,
        'parent',
        `${circle} is a circle, which no menu shows; change one parent`,
      ),
    ];
  });
}

function report(
  content: PlacedContent,
  entry: ContentFile,
  field: string,
  message: string,
): Finding {
  return createFinding('M411', fieldPlace(content, entry, field), message);
}
