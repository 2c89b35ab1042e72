import path from 'node:path';
import { compile, createFinding, type Finding } from '../compiler/index.ts';
// The door of the content API would load all that serves it, for a list of names.
import { listUntranslated } from '../content-api/untranslated.ts';

/** Where the embedded content is, below the project's root. */
const CONTENT = 'src/node/content';

/** All that can be found in a site. */
export interface JudgedSite {
  readonly findings: readonly Finding[];
  /** The number of pages; undefined where a finding is an error. */
  readonly pages: number | undefined;
}

/**
 * Judges a project: its manifests, and where these are right whether its content is there in every
 * language.
 */
export function judgeSite(root: string): JudgedSite {
  const { findings, compiled } = compile(root);
  if (compiled === undefined) return { findings, pages: undefined };
  const languages = compiled.site.languages.map(({ code }) => code);
  return {
    findings: [...findings, ...checkContentLanguages(root, languages)],
    pages: compiled.pages.length,
  };
}

/** A site whose API is elsewhere has no content here, and then nothing is missing. */
function checkContentLanguages(root: string, languages: readonly string[]): Finding[] {
  const untranslated = listUntranslated(path.join(root, CONTENT), languages);
  return untranslated.map(({ file, language, missing }) => {
    const place = { file: `${CONTENT}/${file}`, line: 1, column: 1 };
    const message = `the item has no "${language}"; write ${CONTENT}/${missing}, or remove this file`;
    return createFinding('M306', place, message);
  });
}
