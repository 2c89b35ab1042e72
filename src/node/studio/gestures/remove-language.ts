import path from 'node:path';
import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import type { JsonPath } from '../../../core/studio/data.ts';
import { removeValue, setValue } from '../../../core/studio/edit-json.ts';
import type { StudioGestures } from '../../../core/studio/gestures.ts';
import type { StudioRefusal } from '../../../core/studio/studio-api.ts';
import { ENGINE_LANGUAGES, isTextForReaders, readOwnWords } from '../../compiler/index.ts';
import { contentPath, listMarkdownFiles, type MarkdownName } from '../../content/index.ts';
import { contentFolder, readSiteFolders } from '../../site-folder/index.ts';
import { readDisk } from '../confined-files.ts';
import type { DraftedSite } from './drafted-site.ts';
import { textsFile } from './edit-texts.ts';
import { type GesturePlan, refused } from './gesture-plan.ts';

const SITE = 'manifests/site.json';
/** The most files of the content that are named. */
const NAMED = 5;

/** A language less: its entry, its words in every manifest, its texts, and its files of the content. */
export function removeLanguage(
  site: DraftedSite,
  { code, force = false }: StudioGestures['remove-language'],
): GesturePlan {
  const label = `removal of language ${code}`;
  const { languages } = site;
  if (!languages.includes(code)) {
    return refused(label, `"${code}" is no language of the site; it has ${languages.join(', ')}`);
  }
  if (languages.length === 1) return refused(label, `"${code}" is the only language of the site`);
  if (isSpokenByRenderers(site, code)) {
    return refused(
      label,
      `words.json of the site's own renderers has words in "${code}", which nobody would read; take them out first`,
    );
  }
  const notes: string[] = [];
  const [first, second] = languages;
  if (first === code) notes.push(`"${second}" becomes the default language`);
  const words = removeWords(site, code);
  if (words > 0) notes.push(`"${code}" goes from ${count(words, 'text', 'texts')} of manifests`);
  removeNames(site, code);
  const file = textsFile(code);
  if (site.has(file)) {
    site.files[file] = null;
    notes.push(`${file} is removed`);
  }
  const content = contentOf(site, code);
  for (const gone of content.files) site.files[gone] = null;
  if (content.files.length > 0) {
    const [files, are] = content.files.length === 1 ? ['file', 'is'] : ['files', 'are'];
    notes.push(
      `${content.files.length} ${files} of the content ${are} removed: ${content.files.slice(0, NAMED).join(', ')}${content.files.length > NAMED ? ' …' : ''}`,
    );
  }
  const refusals = force ? [] : refuseLoss(content.alone, code);
  return { files: site.files, label, notes, refusals };
}

/** Whether the site's own renderers say words in a language that is unknown without it. */
function isSpokenByRenderers({ root }: DraftedSite, code: string): boolean {
  return (
    !ENGINE_LANGUAGES.includes(code) &&
    [...readOwnWords(root).values()].some((texts) => Object.hasOwn(texts, code))
  );
}

/** Takes the language out of the texts that manifests hold themselves; gives their number. */
function removeWords(site: DraftedSite, code: string): number {
  let texts = 0;
  for (const entry of site.entries) {
    for (const { value, names, path: place } of site.partsOf(entry)) {
      if (!isTextForReaders(names) || !isRecord(value) || !Object.hasOwn(value, code)) continue;
      site.change(entry.manifest.file, (text) => removeValue(text, [...place, code]));
      texts += 1;
    }
  }
  return texts;
}

/** Takes out its entry, and what else of site.json names it. */
function removeNames(site: DraftedSite, code: string): void {
  const value = site.valueOf(SITE);
  const entries = readPath(value, 'languages');
  const all: readonly unknown[] = Array.isArray(entries) ? entries : [];
  const isIt = (entry: unknown) => readPath(entry, 'code') === code;
  const next = readPath(all.find(isIt), 'fallback');
  // From the last on, so that the places of those before stay.
  for (const [index, entry] of [...all.entries()].reverse()) {
    const place = ['languages', index];
    if (isIt(entry)) site.change(SITE, (text) => removeValue(text, place));
    else if (readPath(entry, 'fallback') === code) {
      // What stood in for the language stands in for those that it stood in for.
      const isOther = next !== undefined && next !== readPath(entry, 'code');
      site.change(SITE, (text) =>
        isOther
          ? setValue(text, [...place, 'fallback'], next)
          : removeValue(text, [...place, 'fallback']),
      );
    }
  }
  const apis = readPath(value, 'apis');
  const named = Object.keys(isRecord(apis) ? apis : {}).map((name) => ['apis', name]);
  for (const api of [['api'], ...named]) removeName(site, [...api, 'languages'], code);
  if (readPath(value, 'unsupportedBrowser.language') === code) {
    removeName(site, ['unsupportedBrowser'], 'language');
  }
}

/** Removes a property of site.json where it is there, and what held nothing else. */
function removeName(site: DraftedSite, place: JsonPath, name: string): void {
  const around = place.reduce<unknown>(
    (part, step) => (isRecord(part) ? part[step] : undefined),
    site.valueOf(SITE),
  );
  if (!isRecord(around) || !Object.hasOwn(around, name)) return;
  const isAlone = Object.keys(around).length === 1;
  site.change(SITE, (text) => removeValue(text, isAlone ? place : [...place, name]));
}

interface LanguageContent {
  readonly files: readonly string[];
  /** Those whose items no other language has. */
  readonly alone: readonly string[];
}

/** The files that the content of all APIs has in a language. */
function contentOf(site: DraftedSite, code: string): LanguageContent {
  const folders = readSiteFolders(site.root);
  const apis = readPath(site.valueOf(SITE), 'apis');
  const names = [undefined, ...Object.keys(isRecord(apis) ? apis : {})];
  const found = names.map((api) => {
    const folder = contentFolder(folders, api);
    const all = listMarkdownFiles(path.join(site.root, folder), site.languages).names;
    const own = all.filter(({ language }) => language === code);
    const others = new Set(all.filter(({ language }) => language !== code).map(contentPath));
    const fileOf = ({ file }: MarkdownName) => path.posix.join(folder, file);
    return {
      files: own.map(fileOf).filter((file) => readDisk(site.root, file) !== null),
      alone: own.filter((name) => !others.has(contentPath(name))).map(fileOf),
    };
  });
  return {
    files: found.flatMap(({ files }) => files),
    alone: found.flatMap(({ alone }) => alone),
  };
}

function refuseLoss(files: readonly string[], code: string): StudioRefusal[] {
  const [first] = files;
  if (first === undefined) return [];
  const [what, them] = files.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const items = count(files.length, 'item', 'items');
  const message = `${items} of the content ${what} there in "${code}" alone and would be lost; translate ${them} first`;
  return [{ message, file: first, canForce: true }];
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
