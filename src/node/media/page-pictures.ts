import type { PageModel } from '../../core/manifest/page-model.ts';
import { findPicture, type PictureIndex } from '../../core/mapping/picture-facts.ts';
import { isRecord } from '../../core/mapping/read-path.ts';

/** A page whose parts know the pictures that they name. */
export function withPictures(page: PageModel, pictures: PictureIndex): PageModel {
  const { frame } = page;
  if (frame === undefined || !('panes' in frame)) return page;
  const panes = frame.panes.map((pane) =>
    Object.fromEntries(Object.entries(pane).map(([name, value]) => [name, known(value, pictures)])),
  );
  return { ...page, frame: Object.assign({ ...frame }, { panes }) };
}

/** A picture of the manifest is an object with its path alone. */
function known(value: unknown, pictures: PictureIndex): unknown {
  if (!isRecord(value) || typeof value.src !== 'string') return value;
  const facts = findPicture(pictures, value.src);
  return facts === undefined ? value : { ...value, facts };
}
