import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { setValue } from '../../../core/studio/edit-json.ts';
import type { NewLanguage } from '../../../core/studio/gestures.ts';
import { printJson } from '../../../core/studio/print-json.ts';
import {
  defaultWords,
  editorSchema,
  isTextForReaders,
  nestTexts,
  readRendererWords,
  wordsIn,
} from '../../compiler/index.ts';
import type { DraftedSite } from './drafted-site.ts';
import { textsFile } from './edit-texts.ts';
import { type GesturePlan, refused } from './gesture-plan.ts';

const SITE = 'manifests/site.json';
const CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** A language more: its entry, and all texts in the words of another until they are translated. */
export function addLanguage(
  site: DraftedSite,
  { code, label: name, tag = code, from }: NewLanguage,
): GesturePlan {
  const label = `language ${code}`;
  if (!CODE.test(code))
    return refused(label, `"${code}" is no code of a language; write it as de or pt-BR`);
  if (site.languages.includes(code)) return refused(label, `the site has "${code}" already`);
  if (!site.languages.includes(from)) {
    return refused(
      label,
      `"${from}" is no language of the site; it has ${site.languages.join(', ')}`,
    );
  }
  const file = textsFile(code);
  if (site.has(file)) return refused(label, `${file} is there already; remove or rename it first`);
  const place = ['languages', site.languages.length];
  // Content that is not translated yet is shown as it is there.
  const entry = { code, tag, label: name, fallback: from };
  site.change(SITE, (text) => setValue(text, place, entry));
  for (const manifest of site.entries) {
    for (const { value, names, path } of site.partsOf(manifest)) {
      if (!isTextForReaders(names) || !isRecord(value) || 'field' in value || 'markdown' in value)
        continue;
      const words = value[from];
      if (typeof words !== 'string') continue;
      site.change(manifest.manifest.file, (text) => setValue(text, [...path, code], words));
    }
  }
  site.files[file] = `${printJson({
    $schema: editorSchema('texts', file, site.schemas.folder),
    ...wordsOf(site, code, from),
  })}\n`;
  const note = `${name} is added; its texts are those of "${from}" until they are translated, and so is its content`;
  return { files: site.files, label, notes: [note] };
}

/** The texts of another language; the renderer's own words too, as far as there are none in the new one. */
function wordsOf(site: DraftedSite, code: string, from: string): Readonly<Record<string, unknown>> {
  const written = site.valueOf(textsFile(from));
  const { $schema: _, ui, ...own } = isRecord(written) ? written : {};
  const words = readRendererWords(site.root);
  const known = wordsIn(code, words);
  const missing = [...wordsIn('en', words), ...wordsIn(from, words)].filter(
    ([key]) => !known.has(key),
  );
  const said = readPath(nestTexts(new Map(missing)), 'ui');
  // Where the engine knows the language, the site's own choice of words in another says nothing of it.
  const wanted = defaultWords(code) === undefined ? merge(said, ui) : said;
  return { ...own, ...(wanted !== undefined && { ui: wanted }) };
}

function merge(below: unknown, above: unknown): unknown {
  if (!isRecord(below) || !isRecord(above)) return above ?? below;
  const names = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...names].map((name) => [name, merge(below[name], above[name])]));
}
