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
