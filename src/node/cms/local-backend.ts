import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { SiteFolders } from '../site-folder/index.ts';
import { BackendProblem } from './backend-problem.ts';
import { EditableFiles } from './editable-files.ts';
import { keepBlocks } from './keep-blocks.ts';

/** Answers an action of an editor; a promise of JSON. */
export type LocalBackend = (action: unknown, params: unknown) => unknown;

/**
 * Reads and writes the files of a site for Decap CMS, by the protocol of its `proxy` backend. Only content
 * and media of the site are files to it, and what was changed elsewhere meanwhile is not overwritten.
 *
 * @param root the site's folder
 */
export function createLocalBackend(root: string, folders: SiteFolders): LocalBackend {
  const files = new EditableFiles(root, folders);
  return (action, params) => {
    const asked = new Params(params);
    switch (action) {
      case 'info':
        return { repo: path.basename(root), publish_modes: ['simple'], type: 'local_fs' };
      case 'entriesByFolder':
        return files
          .list(asked.text('folder'), asked.text('extension'))
          .map((file) => files.entry(file));
      case 'entriesByFiles':
        return asked.list('files').map((file) => files.entry(file.text('path')));
      case 'getEntry':
        return files.entry(asked.text('path'));
      case 'persistEntry':
        return persistEntry(files, asked);
      case 'getMedia':
        return files.list(asked.text('mediaFolder'), '').map((file) => files.media(file));
      case 'getMediaFile':
        return files.media(asked.text('path'));
      case 'persistMedia':
        return persistMedia(files, asked.inner('asset'));
      case 'deleteFile':
        files.remove(asked.text('path'));
        return { message: 'deleted' };
      case 'deleteFiles':
        for (const file of asked.texts('paths')) files.remove(file);
        return { message: 'deleted' };
      case 'unpublishedEntries':
        return [];
      case 'getNotes':
        return { notes: [] };
      case 'getDeployPreview':
        return null;
      default:
        throw new BackendProblem(422, `Unknown action ${JSON.stringify(action)}`);
    }
  };
}

function persistEntry(files: EditableFiles, params: Params): unknown {
  const entries = params.list('dataFiles').map((file) => ({
    from: file.text('path'),
    to: file.optional('newPath') ?? file.text('path'),
    text: file.text('raw'),
  }));
  const assets = params.list('assets');
  // All of it may be written, or none is.
  for (const { from, to } of entries) files.refuseChanged(from, to);
  for (const asset of assets) files.locate(asset.text('path'), 'media');
  for (const asset of assets) persistMedia(files, asset);
  for (const { from, to, text } of entries) {
    if (files.read(from) === '' && isUntranslated(text, entries)) continue;
    const before = files.read(from);
    const written = keepBody(before, dropEmptyFields(text, before));
    files.write(to, Buffer.from(written.endsWith('\n') ? written : `${written}\n`), 'content');
    if (from !== to) files.remove(from);
  }
  return { message: 'entry persisted' };
}

/**
 * Whether a text has nothing but what is the same in all languages: as a file, it would stand for an item
 * without a name, where there is none yet that is translated.
 */
function isUntranslated(text: string, all: readonly { readonly text: string }[]): boolean {
  const linesOf = (written: string) => new Set(written.split('\n').filter((line) => line.trim()));
  const own = linesOf(text);
  return all.some((other) => {
    const lines = linesOf(other.text);
    return lines.size > own.size && [...own].every((line) => lines.has(line));
  });
}

/** A text without the fields that a form has left empty and that nobody has written. */
function dropEmptyFields(text: string, before: string): string {
  const [front = ''] = /^---\n[\s\S]*?\n---/.exec(text) ?? [];
  const lines = front
    .split('\n')
    .filter((line) => !/^[\w-]+: null$/.test(line) || before.includes(`\n${line.split(':')[0]}:`));
  return lines.join('\n') + text.slice(front.length);
}

/** A file with all of its text below the front matter as it was that says the same. */
function keepBody(before: string, after: string): string {
  const [old, written] = [before, after].map((text) => FRONT_MATTER.exec(text)?.[0].length ?? 0);
  return after.slice(0, written) + keepBlocks(before.slice(old), after.slice(written));
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

function persistMedia(files: EditableFiles, asset: Params): unknown {
  const file = asset.text('path');
  files.write(file, Buffer.from(asset.text('content'), 'base64'), 'media');
  return files.media(file);
}

/** The parameters of an action, each of the type that is needed. */
class Params {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: unknown) {
    this.#values = isRecord(values) ? values : {};
  }

  text(name: string): string {
    const value = this.optional(name);
    if (value === undefined) throw new BackendProblem(422, `"${name}" is missing`);
    return value;
  }

  optional(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  texts(name: string): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  }

  inner(name: string): Params {
    return new Params(this.#values[name]);
  }

  list(name: string): Params[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map((entry) => new Params(entry)) : [];
  }
}
