import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { ORDER_PARAMETER } from '../../src/core/routing/table-orders.ts';
import { fileTypeOf } from '../../src/node/server/index.ts';

/** The header that names the file that was sent. */
export const FILE = 'X-File';

/** An exported site, served as the files that it is. */
export interface ServedExport {
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Serves the folder `site` of an export by names alone: a file at its path, a page at
 * `<path>/index@<parameters>.<language>.html`, all else with status 404.
 *
 * @param languages the codes of the site's languages; without `lang` in the query the first is sent
 */
export async function serveExport(
  folder: string,
  languages: readonly string[],
): Promise<ServedExport> {
  const server = createServer(({ url = '/' }, response) => {
    const file = findFile(folder, new URL(url, 'http://any.invalid'), languages);
    if (file === undefined) response.writeHead(404).end();
    else {
      const { contentType } = fileTypeOf(file, 'build');
      const headers = {
        'Content-Type': contentType,
        [FILE]: encodeURI(path.relative(folder, file)),
      };
      response.writeHead(200, headers).end(readFileSync(file));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

function findFile(
  folder: string,
  { pathname, searchParams }: URL,
  [first = '', ...others]: readonly string[],
): string | undefined {
  const language = others.find((code) => searchParams.get('lang') === code) ?? first;
  const form = [...searchParams]
    // A page is one file for all orders of its tables, which browsers bring about.
    .filter(([name]) => name !== 'lang' && name !== ORDER_PARAMETER)
    // Of lists beside its first, browsers show further pages, too: in the form that they fill.
    .map(([name, value]) => (name.startsWith('page-') ? '@words' : `@${name}=${value}`))
    .join('');
  const place = path.join(folder, decodeURIComponent(pathname));
  const names = [place, place.replace(/\.(?:atom|ics|bib)$/, (ending) => `.${language}${ending}`)];
  const page = path.join(place, `index${form}.${language}.html`);
  return [...names, page].find((file) => existsSync(file) && statSync(file).isFile());
}
