import path from 'node:path';

/** A place below the project's root in the words that Vite opens an editor with. */
export function editorPlace(
  root: string,
  place: { readonly file: string; readonly line: number; readonly column: number },
): string {
  return `${path.join(root, place.file)}:${place.line}:${place.column}`;
}
