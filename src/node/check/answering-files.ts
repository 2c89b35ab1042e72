import { memoize, type PlacedView, unnamed } from '../compiler/index.ts';
import { type ContentFile, contentPath, type Endpoint, sourcesOf } from '../content/index.ts';
import type { PlacedContent } from './content-place.ts';

/** The file of an object, or the folder of an item; a file may be both by its path alone. */
export function partOf({ rules }: Pick<PlacedContent, 'rules'>, file: ContentFile): string {
  const path = contentPath(file);
  return rules.objects.has(path) ? path : `${file.folder}/`;
}

/** Whether an answer holds what a part of the content has. */
export function answersOf({ answer }: Endpoint, part: string): boolean {
  return (
    (answer.kind === 'object' && answer.file === part) ||
    (answer.kind === 'item' && `${answer.folder}/` === part) ||
    sourcesOf(answer).some(({ folder }) => `${folder}/` === part)
  );
}

/** What a view's answer is made of, in every language; nothing where a part of it is taken. */
export function filesOf(
  content: PlacedContent,
  { source, markdown }: PlacedView,
): readonly ContentFile[] {
  if (markdown !== undefined || source.items !== undefined || source.api !== content.api) return [];
  const path = unnamed(source.endpoint);
  const endpoints = content.model.endpoints.filter((endpoint) => unnamed(endpoint.path) === path);
  return [...filesByPart(content)].flatMap(([part, files]) =>
    endpoints.some((endpoint) => answersOf(endpoint, part)) ? files : [],
  );
}

/** The file of each object, and the files of each folder of items. */
const filesByPart = memoize((content: PlacedContent) =>
  Map.groupBy(content.files, (file) => partOf(content, file)),
);
