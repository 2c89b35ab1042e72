import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Titles } from '../../core/studio/gestures.ts';
import type { StudioContentBegun } from '../../core/studio/studio-api.ts';
import { printFile } from '../content/index.ts';
import { readSiteFolders } from '../site-folder/index.ts';
import { CallProblem } from './call-problem.ts';
import { refuseOutside } from './confined-files.ts';
import type { DevelopedSite } from './developed-site.ts';

/** A list of content: names of folders in small letters. */
const LIST = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
/** The id of the first item. */
const FIRST = 'example';
/** Milliseconds in which the site has read a new folder, and between two looks at whether it has. */
const TIMEOUT = 4000;
const INTERVAL = 50;

/**
 * Begins a list of content with an item in each language, a draft, so that pages can show the list and the editor
 * of content knows it. It is written at once: content is no part of the studio's draft.
 *
 * @param endpoint the path of the list: that of its folder below the content folder
 * @param titles what the list is called
 * @throws {CallProblem} where that is no path of a list, or something answers it already
 */
export async function beginContent(
  site: DevelopedSite,
  endpoint: string,
  titles: Titles,
): Promise<StudioContentBegun> {
  const compiled = site.compiled();
  if (compiled === undefined) throw refusal(409, 'the site cannot be shown yet; fix its manifests');
  if (!LIST.test(endpoint)) {
    throw refusal(
      400,
      `"${endpoint}" is no path of a list; write it in small letters, as /authors`,
    );
  }
  const { api, languages } = compiled.site;
  const answers = async () => (await site.fetch(`http://site.invalid${api.base}${endpoint}`)).ok;
  if (await answers()) throw refusal(409, `"${endpoint}" answers already; choose it as it is`);
  const folder = `${readSiteFolders(site.root).content}${endpoint}`;
  const place = path.join(site.root, folder);
  refuseOutside(site.root, folder);
  if (existsSync(place) && readdirSync(place).length > 0) {
    throw refusal(409, `${folder} has files already; look at what check says of them`);
  }
  mkdirSync(place, { recursive: true });
  const files = languages.map(({ code }) => {
    const file = `${folder}/${FIRST}.${code}.md`;
    const text = printFirst(`${titles[code]?.trim() || lastOf(endpoint)} 1`);
    writeFileSync(path.join(site.root, file), text, { flag: 'wx' });
    return file;
  });
  if (await isSoon(answers)) return { files };
  rmSync(place, { recursive: true });
  throw refusal(
    409,
    `"${endpoint}" is not answered by content of this site; its backend has to know it`,
  );
}

function printFirst(name: string): string {
  const front = `name: ${JSON.stringify(name)}\norder: 1\ndraft: true\n`;
  return printFile({ front, texts: [], body: { name: 'description', text: `${name}.` } });
}

/** `/library/rare-books` as people read it: Rare books. */
function lastOf(endpoint: string): string {
  const words = (endpoint.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

async function isSoon(answers: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + TIMEOUT;
  while (performance.now() < end) {
    if (await answers()) return true;
    await wait(INTERVAL);
  }
  return false;
}

function refusal(status: number, message: string): CallProblem {
  return new CallProblem(status, { message });
}
