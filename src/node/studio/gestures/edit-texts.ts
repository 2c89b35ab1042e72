import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { removeValue, renameKey, setValue } from '../../../core/studio/edit-json.ts';
import { printJson } from '../../../core/studio/print-json.ts';
import {
  editorSchema,
  findUnusedTexts,
  isTextForReaders,
  type ManifestEntry,
  readRendererWords,
} from '../../compiler/index.ts';
import { textsOf } from '../read-site.ts';
import type { DraftedSite } from './drafted-site.ts';
import { type GesturePlan, refused } from './gesture-plan.ts';

const KEY = /^[a-zA-Z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)+$/;

/** The file of a language's texts. */
export function textsFile(language: string): string {
  return `manifests/texts/${language}.json`;
}

/** Sets a text in one language, or takes it away. */
export function setText(
  site: DraftedSite,
  {
    key,
    language,
    text,
  }: { readonly key: string; readonly language: string; readonly text: string | null },
): GesturePlan {
  const label = `text ${key}`;
  if (!KEY.test(key))
    return refused(label, `"${key}" is no key of a text; write it as menu.people`);
  if (!site.languages.includes(language)) {
    return refused(
      label,
      `"${language}" is no language of the site; it has ${site.languages.join(', ')}`,
    );
  }
  if (text === null) removeText(site, key, language);
  else writeText(site, key, language, text);
  return { files: site.files, label, notes: [] };
}

/** A key under another name: in all texts, and wherever manifests name it. */
export function renameText(
  site: DraftedSite,
  { key, to }: { readonly key: string; readonly to: string },
): GesturePlan {
  const label = `text ${key} is ${to}`;
  if (!KEY.test(to)) return refused(label, `"${to}" is no key of a text; write it as menu.people`);
  const taken = site.languages.find((code) => readText(site, to, code) !== undefined);
  if (taken !== undefined)
    return refused(label, `there is a text "${to}" already; choose another name`);
  const count = followKey(site, key, to);
  return { files: site.files, label, notes: [`${count} places of manifests name it`] };
}

/** Renames a key everywhere; gives the number of places that named it. */
export function followKey(site: DraftedSite, key: string, to: string): number {
  for (const language of site.languages) {
    const text = readText(site, key, language);
    if (typeof text !== 'string') continue;
    const [from, into] = [key.split('.'), to.split('.')];
    const isBeside = from.slice(0, -1).join('.') === into.slice(0, -1).join('.');
    if (isBeside) {
      site.change(textsFile(language), (file) => renameKey(file, from, into.at(-1) ?? ''));
    } else {
      removeText(site, key, language);
      writeText(site, to, language, text);
    }
  }
  let count = 0;
  for (const entry of site.entries) {
    for (const { value, names, path } of site.partsOf(entry)) {
      if (value !== key || !isTextForReaders(names)) continue;
      site.change(entry.manifest.file, (text) => setValue(text, path, to));
      count += 1;
    }
  }
  return count;
}

/** Removes the texts that some manifests alone have used; gives their number. */
export function removeTextsOf(site: DraftedSite, removed: readonly ManifestEntry[]): number {
  const words = readRendererWords(site.root);
  const texts = textsOf(site.root, site.entries);
  const unusedBy = (entries: readonly ManifestEntry[]) =>
    findUnusedTexts(entries, site.schemas, { texts, words }).map(({ key }) => key);
  const before = new Set(unusedBy(site.entries));
  const left = site.entries.filter((entry) => !removed.includes(entry));
  const keys = unusedBy(left).filter((key) => !before.has(key));
  for (const key of keys) {
    for (const language of site.languages) {
      removeText(site, key, language);
      site.change(textsFile(language), (text) => removeEmpty(text, key.split('.').slice(0, -1)));
    }
  }
  return keys.length;
}

/** Takes away the groups on the way to a text that hold none any more. */
function removeEmpty(text: string, path: readonly string[]): string {
  const group = at(JSON.parse(text), path);
  const isEmpty = path.length > 0 && isRecord(group) && Object.keys(group).length === 0;
  return isEmpty ? removeEmpty(removeValue(text, path), path.slice(0, -1)) : text;
}

/** The text of a key in the site's own file of a language. */
export function readText(site: DraftedSite, key: string, language: string): unknown {
  return readPath(site.valueOf(textsFile(language)), key);
}

function removeText(site: DraftedSite, key: string, language: string): void {
  if (readText(site, key, language) === undefined) return;
  site.change(textsFile(language), (text) => removeValue(text, key.split('.')));
}

function writeText(site: DraftedSite, key: string, language: string, words: string): void {
  const file = textsFile(language);
  if (!site.has(file)) {
    const $schema = editorSchema('texts', file, site.schemas.folder);
    site.files[file] = `${printJson({ $schema })}\n`;
  }
  site.change(file, (text) => setDeeply(text, key.split('.'), words));
}

/** Sets a value, with the objects around it that are not there. */
function setDeeply(text: string, path: readonly string[], value: string): string {
  const whole: unknown = JSON.parse(text);
  const length = path.findIndex((_, index) => !isRecord(at(whole, path.slice(0, index))));
  const there = length === -1 ? path.length - 1 : length - 1;
  const inner = path
    .slice(there + 1)
    .reduceRight<unknown>((part, name) => ({ [name]: part }), value);
  return setValue(text, path.slice(0, there + 1), inner);
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), value);
}
