import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorObject } from 'ajv';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { UI_TEXTS } from '../../../core/texts/ui-texts.ts';
import { engineOf } from '../../site-folder/index.ts';
import { createFinding, type Finding, MAX_FINDINGS } from '../findings/finding.ts';
import { ENGINE_LANGUAGES } from '../read/default-words.ts';
import { parseManifest } from '../read/parse-manifest.ts';
import { LIST_KEYS } from '../read/read-texts.ts';
import { SHARED, wordFiles } from '../read/renderer-words.ts';
import { describeRule } from '../schema/describe-rule.ts';
import type { Schemas } from '../schema/schemas.ts';
import { compilerOf } from '../structure/validate-structure.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';
import { suggest } from '../text/suggest.ts';

const SCHEMA = 'schemas/words.schema.json';
const BEGINS = '{ "ui.pause": { "en": "Pause" } }';

/** Whose a key is: the file that says it, or undefined for the engine's own parts. */
type Owners = ReadonlyMap<string, string | undefined>;

/**
 * What is wrong with the words of a site's own renderers: their structure, languages that nobody reads them in,
 * and keys that are another's as well.
 *
 * @param languages the codes of the site's
 */
export function checkWords(
  root: string,
  schemas: Schemas,
  languages: readonly string[],
): Finding[] {
  const owners = ownersBeside(root);
  const known = [...new Set([...languages, ...ENGINE_LANGUAGES])];
  return wordFiles(root).flatMap((file) => {
    const bytes = readFileSync(path.join(root, file));
    const { manifest, findings } = parseManifest(file, bytes, BEGINS);
    if (manifest === undefined) return findings;
    const validate = compilerOf(schemas)(SCHEMA);
    if (!validate(manifest.value)) {
      return (validate.errors ?? [])
        .filter(({ keyword }) => keyword !== 'propertyNames')
        .slice(0, MAX_FINDINGS)
        .map((error) => explain(manifest, error));
    }
    const others = findOthers(manifest, owners);
    for (const key of keysOf(manifest.value)) if (!owners.has(key)) owners.set(key, file);
    // Which languages there are is another finding's where that is not clear.
    return [...(languages.length === 0 ? [] : findLanguages(manifest, known)), ...others];
  });
}

/** The keys that are taken before a site's own folders are looked at; a folder of the same name takes the engine's place. */
function ownersBeside(root: string): Map<string, string | undefined> {
  const owners = new Map<string, string | undefined>(
    [...UI_TEXTS, ...LIST_KEYS].map((key) => [key, undefined]),
  );
  const engine = engineOf(root);
  if (engine === root) return owners;
  for (const file of wordFiles(engine)) {
    const folder = path.posix.dirname(file);
    if (folder !== SHARED && existsSync(path.join(root, folder))) continue;
    const words: unknown = JSON.parse(readFileSync(path.join(engine, file), 'utf8'));
    for (const key of keysOf(words)) owners.set(key, file);
  }
  return owners;
}

function keysOf(words: unknown): string[] {
  return isRecord(words) ? Object.keys(words).filter((key) => key !== '$schema') : [];
}

function explain(manifest: ManifestFile, error: ErrorObject): Finding {
  const at: Path = error.instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const key = error.propertyName;
  if (key !== undefined) {
    const message =
      at.length === 0
        ? `"${key}" is no key of a word; write it as "ui.pause"`
        : `"${key}" is no code of a language; write it as de or pt-BR`;
    return createFinding('M012', manifest.placeOfKey([...at, key]), message);
  }
  const message =
    error.keyword === 'pattern'
      ? `"${at[0]}" has no words in "${at[1]}"; write them, or leave the language out`
      : `"${at.join(' › ')}" ${describeRule(error)}`;
  return createFinding('M012', manifest.placeOf(at), message);
}

/** Words in a language that neither the site nor the engine has. */
function findLanguages(manifest: ManifestFile, known: readonly string[]): Finding[] {
  return keysOf(manifest.value).flatMap((key) => {
    const texts = isRecord(manifest.value) ? manifest.value[key] : undefined;
    return Object.keys(isRecord(texts) ? texts : {})
      .filter((code) => !known.includes(code))
      .map((code) => {
        const message = `"${code}" is no language of site.json, and none of the engine's${suggest(code, known)}`;
        return createFinding('M224', manifest.placeOfKey([key, code]), message);
      });
  });
}

/** Keys that another says, too, or that are the name of another's group. */
function findOthers(manifest: ManifestFile, owners: Owners): Finding[] {
  return keysOf(manifest.value).flatMap((key) => {
    const other = [...owners.keys()].find(
      (taken) => taken === key || taken.startsWith(`${key}.`) || key.startsWith(`${taken}.`),
    );
    if (other === undefined) return [];
    const owner = owners.get(other);
    const whose = owner === undefined ? 'the engine’s own' : `that of ${owner}`;
    const message =
      other === key
        ? `the key "${key}" is ${whose} as well; take it out where that word is meant, or write another`
        : `the key "${key}" does not go with "${other}", which is ${whose}: a text has no texts below it; write another`;
    return [createFinding('M012', manifest.placeOfKey([key]), message)];
  });
}
