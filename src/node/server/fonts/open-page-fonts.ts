import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FACE_FOLDER, FACE_LIST, type FaceList } from '../../fonts/index.ts';
import { readFaceRules } from './font-rules.ts';
import { readHiddenRules } from './hidden-rules.ts';
import { createPageFonts, type PageFonts } from './page-fonts.ts';
import { openSheetStore } from './sheet-store.ts';
import { createSheetSubsetter } from './subset-sheet.ts';

/** Below a site's folder. */
const STORE = 'node_modules/.cache/site/sheets';

/**
 * The fonts of a built site's pages; undefined where the site brings none.
 *
 * @param root the site's folder
 * @param clientFolder what was built for browsers
 * @param styles the URLs of the stylesheets of all pages
 */
export function openPageFonts(
  root: string,
  clientFolder: string,
  styles: readonly string[],
): PageFonts | undefined {
  const file = path.join(clientFolder, FACE_LIST);
  if (!existsSync(file)) return undefined;
  const list = JSON.parse(readFileSync(file, 'utf8')) as FaceList;
  const css = styles.map((href) => readFileSync(path.join(clientFolder, href), 'utf8')).join('\n');
  return createPageFonts({
    list,
    rules: { chooseFaces: readFaceRules(css), isHidden: readHiddenRules(css) },
    subset: createSheetSubsetter(list.subsets, path.join(clientFolder, FACE_FOLDER)),
    store: openSheetStore(path.join(root, STORE), list.version),
  });
}
