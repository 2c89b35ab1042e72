import {
  type InspectedPart,
  type InspectedPlace,
  inspectionUrl,
} from '../../core/inspected-part.ts';

/** Where a part stands now; undefined where the development server finds it in no manifest. */
export async function findPlace(
  part: InspectedPart,
  signal?: AbortSignal,
): Promise<InspectedPlace | undefined> {
  const response = await fetch(inspectionUrl(part), signal === undefined ? {} : { signal });
  return response.ok ? response.json() : undefined;
}

/** Opens the reader's editor at a part, by the way that Vite has for its own overlay. */
export async function openEditor(part: InspectedPart): Promise<void> {
  const place = await findPlace(part);
  if (place === undefined) return;
  await openEditorAt(place.editor);
}

/** Opens it at a place in Vite's words for one. */
export async function openEditorAt(file: string): Promise<void> {
  await fetch(`/__open-in-editor?${new URLSearchParams({ file })}`);
}
