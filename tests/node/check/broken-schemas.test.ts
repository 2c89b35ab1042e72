import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { PROJECT, writeSite } from '../compiler/small-site.ts';

const SECTION = 'schemas/section.schema.json';
const text = readFileSync(path.join(PROJECT, SECTION), 'utf8');
const replace = (part: string | RegExp, by: string) => {
  expect(text).toMatch(part);
  return text.replace(part, () => by);
};

// Each is one finding of one file, and never an exception: no manifest is validated meanwhile.
test.each<[string, string, string | Uint8Array | null, string, string]>([
  ['is no JSON', SECTION, text.slice(0, -3), 'M006', 'is not closed; write'],
  ['has a comma too many', SECTION, replace('{', '{,'), 'M006', 'a value is missing'],
  ['is empty', SECTION, '', 'M003', 'begin with { "$schema":'],
  ['begins with a byte order mark', SECTION, `\uFEFF${text}`, 'M002', 'save it as UTF-8'],
  ['is UTF-16', SECTION, Buffer.from(`\uFEFF${text}`, 'utf16le'), 'M001', 'save it as UTF-8'],
  ['is a list', SECTION, '[]', 'M010', 'a schema is an object'],
  ['is missing', SECTION, null, 'M009', 'the schema is missing'],
  [
    'has a misspelt keyword',
    SECTION,
    replace('"required":', '"requierd":'),
    'M010',
    'unknown keyword "requierd"; did you mean "required"?',
  ],
  [
    'has an unknown type',
    SECTION,
    replace('"type": "object"', '"type": "objekt"'),
    'M010',
    '"type" is "objekt"; it has to be one of array, boolean',
  ],
  [
    'has one name for a list of them',
    SECTION,
    replace(/"required": \[[^\]]*\]/, '"required": "route"'),
    'M010',
    '"required" is "route"; it has to be of type array',
  ],
  [
    'refers to a file that is not there',
    SECTION,
    replace('"common.schema.json#', '"comon.schema.json#'),
    'M010',
    'there is no such file; did you mean "common.schema.json"?',
  ],
  [
    'refers to a part that is not there',
    SECTION,
    replace('#/$defs/manifestVersion', '#/$defs/manifestVersions'),
    'M010',
    'there is no such part; did you mean "common.schema.json#/$defs/manifestVersion"?',
  ],
  ['has no name', SECTION, replace(/\s*"\$id": "[^"]*",/, ''), 'M010', '"$id" is missing; write'],
  [
    'has another’s name',
    SECTION,
    replace('"$id": "schemas/', '"$id": "schemas/my-'),
    'M010',
    'write "schemas/section.',
  ],
  [
    'follows older rules',
    SECTION,
    replace('draft/2020-12/schema', 'draft/2019-09/schema'),
    'M010',
    'write "https://json-schema.org/draft/2020-12/schema"',
  ],
  [
    'has a pattern that is none',
    'schemas/common.schema.json',
    readFileSync(path.join(PROJECT, 'schemas/common.schema.json'), 'utf8').replace(
      '"pattern": "^/"',
      '"pattern": "^/("',
    ),
    'M010',
    'is no regular expression',
  ],
  [
    'has a rule for texts beside a number',
    SECTION,
    replace('"type": "object"', '"type": "integer"'),
    'M010',
    'does not fit the "type" beside it',
  ],
  [
    'names a part that is in another file',
    'renderers/layouts/grid/schema.json',
    readFileSync(path.join(PROJECT, 'renderers/layouts/grid/schema.json'), 'utf8').replace(
      '"$ref": "../../../schemas/common.schema.json#/$defs/columns"',
      '"$ref": "../../../schemas/common.schema.json#/$defs/textField"',
    ),
    'M010',
    'write "../../../schemas/fields.schema.json#/$defs/textField", where it is',
  ],
  [
    'has a slot of a kind that there is not',
    'renderers/layouts/grid/schema.json',
    readFileSync(path.join(PROJECT, 'renderers/layouts/grid/schema.json'), 'utf8').replace(
      '"$ref": "../../../schemas/common.schema.json#/$defs/columns"',
      '"$ref": "../../../schemas/common.schema.json#/$defs/columns", "x-slot": "lists"',
    ),
    'M010',
    '"x-slot" is "lists"; did you mean "list"?',
  ],
  [
    'has a slot of a role that there is not',
    'renderers/layouts/quote/schema.json',
    readFileSync(path.join(PROJECT, 'renderers/layouts/quote/schema.json'), 'utf8').replace(
      '"x-role": "line"',
      '"x-role": "lines"',
    ),
    'M010',
    '"x-role" is "lines"; did you mean "line"?',
  ],
  [
    'is of a frame without views',
    'renderers/frames/split/schema.json',
    readFileSync(path.join(PROJECT, 'renderers/frames/split/schema.json'), 'utf8').replace(
      '"x-panes": true',
      '"x-keeps": []',
    ),
    'M010',
    'mark it by "x-panes": true',
  ],
  [
    'says more of a slot that is not there',
    'renderers/blocks/text/schema.json',
    readFileSync(path.join(PROJECT, 'renderers/blocks/text/schema.json'), 'utf8').replace(
      '"x-of": "field"',
      '"x-of": "feild"',
    ),
    'M010',
    '"x-of" is "feild"; did you mean "field"?',
  ],
  [
    'is a copy under another name',
    'schemas/copy.schema.json',
    text,
    'M010',
    'write "schemas/copy.schema',
  ],
])('a schema that %s is a finding', async (_, file, content, code, says) => {
  const { findings, compiled } = await validateSite(writeSite({ [file]: content }));
  expect(findings.map((finding) => [finding.code, finding.file])).toEqual([[code, file]]);
  expect(findings[0]?.message).toContain(says);
  expect(compiled).toBeUndefined();
});
