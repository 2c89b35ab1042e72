import { documentPath } from '../../../site-folder/index.ts';
import { createFinding, type Finding, type Place } from '../../findings/finding.ts';
import { placeAt } from '../../text/manifest-file.ts';
import type { MigratedSite } from '../migrated-site.ts';

/** The table of all formats in version 1. */
const TABLE = 'src/core/mapping/formats.ts';
/** Those of the engine. */
const OF_ENGINE = [
  'text',
  'rich-text',
  'plain-text',
  'date',
  'date-time',
  'long-date',
  'long-date-time',
];

const ENTRIES = /const FORMATS: Record<FormatName, Format> = \{\n([\s\S]*?)\n\};/;
const ENTRY = /^ {2}(?:'([\w-]+)'|(\w+)): ([\s\S]*?),(?=\n {2}\S|$)/gm;
/** A format of dates, as the guide had it: a text of the parts of a date. */
const OF_DATES =
  /^\(value\) =>\s+written\(\s*readDate\(value\),\s*(\(\{[^}]*\}\) => [\s\S]*?)(,\s*true,?)?\s*\)$/;

/** What became of a site's own formats. */
export interface MigratedFormats {
  readonly moved: number;
  readonly findings: readonly Finding[];
}

/**
 * Writes a folder for each format that a site had added to the engine's table. A format of dates is taken
 * over as it is; the code of any other may use what a folder cannot have, and is for a person to move.
 */
export function migrateFormats(draft: MigratedSite): MigratedFormats {
  const code = draft.read(TABLE) ?? '';
  const table = ENTRIES.exec(code);
  const entries = table === null ? [] : [...(table[1] ?? '').matchAll(ENTRY)];
  const findings: Finding[] = [];
  let moved = 0;
  for (const [, quoted, plain, body = ''] of entries) {
    const name = quoted ?? plain ?? '';
    if (OF_ENGINE.includes(name)) continue;
    const [, write, hasHour] = OF_DATES.exec(body) ?? [];
    if (write === undefined) {
      findings.push(explainFormat(name, placeAt(TABLE, code, code.indexOf(body))));
      continue;
    }
    draft.write(`renderers/formats/${name}/schema.json`, printSchema(name));
    draft.write(`renderers/formats/${name}/index.ts`, printFormat(write, hasHour !== undefined));
    moved += 1;
  }
  return { moved, findings };
}

function explainFormat(name: string, place: Place): Finding {
  const message = `the format "${name}" is an entry of a table, and a folder now: move its function into renderers/formats/${name}/index.ts as "write" of "format", with a schema.json beside it; ${documentPath('src/docs/guides/own-format.md')} shows how`;
  return createFinding('M309', place, message);
}

function printSchema(name: string): string {
  const title = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `renderers/formats/${name}/schema.json`,
    title: `${title}Format`,
    description: `Reads the value as a date, and writes its ${name.replaceAll('-', ' ')}.`,
    const: name,
    'x-reads': 'day',
    examples: [name],
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

function printFormat(write: string, hasHour: boolean): string {
  return `import { type Format, writeDate } from 'colophon';

export const format: Format = {
  isDate: true,
  write: (value) => writeDate(value, ${write}${hasHour ? ', true' : ''}),
};
`;
}
