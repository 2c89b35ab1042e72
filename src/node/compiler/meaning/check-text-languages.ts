import { isRecord } from '../../../core/mapping/read-path.ts';
import { memoize } from '../../../core/memoize.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { ManifestEntry } from '../read/read-manifests.ts';
import { partsWithSchemas } from '../schema/parts-with-schemas.ts';
import type { Schemas } from '../schema/schemas.ts';
import { suggest } from '../text/suggest.ts';
import { isTextForReaders } from './check-text-keys.ts';

/** What an object names that is no text of its own. */
const OTHERS = ['field', 'markdown'];

/** Texts that manifests hold themselves: each has every language of the site, and no other. */
export function checkTextLanguages(
  entries: readonly ManifestEntry[],
  schemas: Schemas,
  languages: readonly string[],
): Finding[] {
  // Which languages there are is another finding's where that is not clear.
  if (languages.length === 0 || new Set(languages).size < languages.length) return [];
  return entries.flatMap((entry) => checkEntry(entry, schemas, languages.join(' ')));
}

/** @param codes the languages, a space between each two */
const checkEntry = memoize(({ kind, manifest }: ManifestEntry, schemas: Schemas, codes: string) => {
  const languages = codes.split(' ');
  return partsWithSchemas(kind, manifest.value, schemas).flatMap(({ value, names, path }) => {
    if (!isTextForReaders(names) || !isRecord(value) || OTHERS.some((name) => name in value))
      return [];
    const missing = languages.filter((language) => !Object.hasOwn(value, language));
    const others = Object.keys(value).filter((code) => !languages.includes(code));
    return [
      ...others.map((code) => {
        const [lacking, ...more] = missing;
        const isMeant = lacking !== undefined && more.length === 0;
        const fix = isMeant
          ? `; write "${lacking}", which is missing`
          : suggest(code, missing.length > 0 ? missing : languages);
        const words = `"${code}" is no language of site.json${fix}`;
        return createFinding('M224', manifest.placeOfKey([...path, code]), words);
      }),
      // A language that is misspelt is not missing as well.
      ...missing.slice(others.length).map((language) => {
        const words = `the text has no words in "${language}"; add them`;
        return createFinding('M208', manifest.placeOf(path), words);
      }),
    ];
  });
});
