import { parseArguments, readChoice, UsageError } from '../command-line/index.ts';
import { suggest } from '../compiler/index.ts';
import { documentPath } from '../site-folder/index.ts';
import { SAMPLE_WORDS } from './init-words.ts';
import { OPTIONAL_SECTIONS, type OptionalSection } from './new-site.ts';
import { LOOKS, type LookName } from './themes.ts';

const LANGUAGES = Object.keys(SAMPLE_WORDS);
const LOOK_NAMES = Object.keys(LOOKS) as LookName[];

export const USAGE = `colophon init [folder] [options]

Writes a small complete site: manifests, sample content and pictures, and what runs and checks it.
Nothing is ever overwritten. In a terminal, the command asks for what is missing.

  folder             where the site is to be; the current folder if not said
  --name "…"         the institute's name
  --languages de,en  the languages, the default one first: ${LANGUAGES.join(', ')}
  --look NAME        ${LOOK_NAMES.join(', ')}; ${LOOK_NAMES[0]} if not said
  --sections a,b     of ${OPTIONAL_SECTIONS.join(', ')}; all if not said, "none" for none

Exit status: 0 if the site was written, 1 if it cannot be, 2 if the call itself is wrong.`;

/** What the command was called with. */
export interface InitOptions {
  readonly folder: string | undefined;
  readonly name: string | undefined;
  readonly languages: string | undefined;
  readonly look: string | undefined;
  readonly sections: string | undefined;
}

/**
 * Reads the command's arguments; undefined where only help is asked for.
 *
 * @throws {UsageError} where one is unknown
 */
export function readOptions(args: readonly string[]): InitOptions | undefined {
  const { values, positionals } = parseArguments(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      languages: { type: 'string' },
      look: { type: 'string' },
      sections: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const [folder, second] = positionals;
  if (second !== undefined) {
    const fix = 'put a name with spaces in quotation marks';
    throw new UsageError(`"${second}" is a second folder; name one, and ${fix}`);
  }
  const { name, languages, look, sections } = values;
  return { folder, name, languages, look, sections };
}

/** @throws {UsageError} where there is none, or one of a language alone */
export function readName(text: string): string {
  const name = text.trim();
  if (name === '') throw new UsageError('--name is empty; say what the institute is called');
  const [, language, own] = /^([a-z]{2}(?:-\w+)?)=(.*)$/.exec(name) ?? [];
  if (language === undefined) return name;
  const fix = `write --name "${own}", and the other names in "name" of manifests/site.json`;
  throw new UsageError(`--name is "${name}", and is the same in all languages; ${fix}`);
}

/** @throws {UsageError} where one is unknown, or named twice */
export function readLanguages(text: string): readonly string[] {
  const codes = split(text);
  if (codes.length === 0) {
    throw new UsageError(`--languages is empty; name some of ${LANGUAGES.join(', ')}`);
  }
  const unknown = codes.find((code) => !LANGUAGES.includes(code));
  if (unknown !== undefined) {
    const guide = documentPath('src/docs/guides/language.md');
    const fix = `begin with one that there are samples in, and add yours by ${guide}`;
    throw new UsageError(`--languages has "${unknown}"${suggest(unknown, LANGUAGES)}; ${fix}`);
  }
  return refuseTwice('languages', codes);
}

/** @throws {UsageError} where it is unknown */
export function readLook(text: string): LookName {
  return text.trim() === '' ? 'paper' : readChoice('look', text.trim(), LOOK_NAMES);
}

/** @throws {UsageError} where one is unknown, or named twice */
export function readOptionalSections(text: string): readonly OptionalSection[] {
  if (text.trim() === 'none') return [];
  if (text.trim() === '') return OPTIONAL_SECTIONS;
  return refuseTwice(
    'sections',
    split(text).map((name) => readChoice('sections', name, OPTIONAL_SECTIONS)),
  );
}

function split(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function refuseTwice<Value extends string>(
  option: string,
  values: readonly Value[],
): readonly Value[] {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new UsageError(`--${option} names "${twice}" twice; once will do`);
  return values;
}
