import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isMediaName } from '../media/index.ts';
import type { SiteFolders } from '../site-folder/index.ts';
import { BackendProblem } from './backend-problem.ts';

/** What a file is for, by the folder that it is in. */
type Purpose = 'content' | 'media';

const IS_NAMED: Readonly<Record<Purpose, (file: string) => boolean>> = {
  content: (file) => file.endsWith('.md'),
  media: isMediaName,
};

/** The files of a site that an editor may see, by their paths below the site's folder. */
export class EditableFiles {
  readonly #root: string;
  readonly #folders: SiteFolders;
  /** What an editor has seen of a file, by which a change of somebody else's is known. */
  readonly #seen = new Map<string, string>();

  constructor(root: string, folders: SiteFolders) {
    this.#root = realpathSync.native(root);
    this.#folders = folders;
  }

  /**
   * Where a file of one of some purposes is on the disk.
   *
   * @throws {BackendProblem} for any other path, also where a link leads out of the folder
   */
  locate(file: string, ...purposes: readonly Purpose[]): string {
    const place = path.resolve(this.#root, file);
    const isHidden = file.split(/[\\/]/).some((part) => part.startsWith('.'));
    const isAllowed = purposes.some(
      (purpose) =>
        IS_NAMED[purpose](file) &&
        isBelow(this.#folderOf(purpose), place) &&
        this.#isReal(place, purpose),
    );
    if (isAllowed && !isHidden) return place;
    throw new BackendProblem(403, `${file} is no file of the site's content or media`);
  }

  #folderOf(purpose: Purpose): string {
    return path.join(this.#root, this.#folders[purpose]);
  }

  /** Whether no link leads out of the folder; one that is still to be made has none. */
  #isReal(place: string, purpose: Purpose): boolean {
    const folder = this.#folderOf(purpose);
    if (!existsSync(folder)) return true;
    let existing = place;
    while (!existsSync(existing)) existing = path.dirname(existing);
    const [real, realFolder] = [realpathSync.native(existing), realpathSync.native(folder)];
    return real === realFolder || isBelow(realFolder, real);
  }

  /**
   * The files of a folder with an ending, without those of folders in it; media for no ending.
   *
   * @throws {BackendProblem} for a folder that is neither of content nor of media
   */
  list(folder: string, ending: string): string[] {
    const place = path.resolve(this.#root, folder);
    const purpose = ending === '' ? 'media' : 'content';
    const known = this.#folderOf(purpose);
    if ((place !== known && !isBelow(known, place)) || !this.#isReal(place, purpose)) {
      throw new BackendProblem(403, `${folder} is no folder of the site's ${purpose}`);
    }
    if (!existsSync(place)) return [];
    return readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .filter(({ name }) => IS_NAMED[purpose](name) && name.endsWith(ending))
      .map(({ name }) => `${folder.replace(/\/+$/, '')}/${name}`);
  }

  /** A content file, as the protocol has it; its data is null where there is none. */
  entry(file: string): unknown {
    const place = this.locate(file, 'content');
    if (!existsSync(place)) return { data: null, file: { path: file, id: null } };
    const bytes = readFileSync(place);
    const id = digest(bytes);
    this.#seen.set(place, id);
    return { data: bytes.toString(), file: { path: file, id } };
  }

  /** The text of a content file; empty where there is none. */
  read(file: string): string {
    const place = this.locate(file, 'content');
    return existsSync(place) ? readFileSync(place, 'utf8') : '';
  }

  /** A picture or another file of media, as the protocol has it. */
  media(file: string): unknown {
    const place = this.locate(file, 'media');
    if (!existsSync(place) || !statSync(place).isFile()) {
      throw new BackendProblem(404, `There is no file ${file}`);
    }
    const bytes = readFileSync(place);
    const content = bytes.toString('base64');
    const name = path.basename(file);
    return { id: digest(bytes), content, encoding: 'base64', path: file, name };
  }

  /** @throws {BackendProblem} where a file is not as the editor has seen it */
  refuseChanged(from: string, to: string): void {
    const place = this.locate(from, 'content');
    const target = this.locate(to, 'content');
    const isChanged = existsSync(place) && this.#seen.get(place) !== digest(readFileSync(place));
    if (!isChanged && (target === place || !existsSync(target))) return;
    const changed = isChanged ? from : to;
    const fix = 'copy what you wrote, and open the entry again';
    throw new BackendProblem(409, `${changed} was changed elsewhere meanwhile; ${fix}`);
  }

  /** Writes a file, whole or not at all. */
  write(file: string, bytes: Buffer, purpose: Purpose): void {
    const place = this.locate(file, purpose);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(`${place}.new`, bytes);
    renameSync(`${place}.new`, place);
    this.#seen.set(place, digest(bytes));
  }

  remove(file: string): void {
    rmSync(this.locate(file, 'content', 'media'), { force: true });
  }
}

function isBelow(folder: string, place: string): boolean {
  return place.startsWith(folder + path.sep);
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
