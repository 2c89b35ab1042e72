import { FONTS_PATH } from '../../core/subset-faces.ts';
import type { ExportFolder } from './export-folder.ts';
import { ExportProblem } from './export-problem.ts';
import type { VisitUrl } from './visit-site.ts';

/** A page's HTML as it is written, once the stylesheets of its fonts are. */
export type FontKeeper = (html: string | Uint8Array) => Promise<string>;

const SHEET_URL = new RegExp(`${FONTS_PATH}[0-9a-f]+\\.css\\?\\d+=[\\w-]+(?:&\\d+=[\\w-]+)*`, 'g');
/** In the description of a page's fonts, in an attribute. */
const VERSION = /(&quot;version&quot;:&quot;)[0-9a-f]+(?=&quot;)/;

/**
 * Writes the stylesheets that pages name, each once. Files answer no call for further characters, so
 * that the pages' scripts find no version to ask for, and use the faces in reserve.
 *
 * @throws {ExportProblem} where the server has none of that name, or a page names no version
 */
export function createFontKeeper(visit: VisitUrl, folder: Pick<ExportFolder, 'put'>): FontKeeper {
  const written = new Map<string, Promise<void>>();

  async function write(url: string): Promise<void> {
    const { status, body } = await visit(url);
    if (status !== 200) throw new ExportProblem(`${url} answers ${status}; build the site again`);
    await folder.put(`site${url.slice(0, url.indexOf('?'))}`, body, 'text');
  }

  return async (html) => {
    const text = typeof html === 'string' ? html : new TextDecoder().decode(html);
    const urls = new Set(text.replaceAll('&amp;', '&').match(SHEET_URL));
    for (const url of urls) {
      const [file = url] = url.split('?');
      const writing = written.get(file) ?? write(url);
      written.set(file, writing);
      await writing;
    }
    if (urls.size > 0 && !VERSION.test(text)) {
      throw new ExportProblem(
        'A page with fonts does not say their version, which its files have none of; build the site again',
      );
    }
    return text.replace(VERSION, '$1');
  };
}
