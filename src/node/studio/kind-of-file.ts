import type { StudioKind } from '../../core/studio/data.ts';

/** What a file of manifests/ is; undefined for any other. */
export function kindOf(file: string): StudioKind | undefined {
  if (!file.startsWith('manifests/')) return undefined;
  const name = file.slice('manifests/'.length);
  if (name === 'site.json') return 'site';
  if (name === 'theme.json') return 'theme';
  if (name.startsWith('texts/')) return 'texts';
  return name.endsWith('/section.json') ? 'section' : 'page';
}
