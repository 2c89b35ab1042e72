import { isRecord } from '../../src/core/mapping/read-path.ts';
import type { Directus } from './start-directus.ts';

type Call = Directus['call'];

/** A field of a table as Directus is asked for it. */
export interface TableField {
  readonly field: string;
  readonly type: string;
}

const COUNTED = { type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } };

/** Makes the table of the languages in which items have words. */
export async function addLanguages(call: Call, codes: readonly string[]): Promise<void> {
  await addTable(call, 'languages', [
    { field: 'code', type: 'string', schema: { is_primary_key: true, length: 20 } },
  ]);
  await call(
    'POST',
    '/items/languages',
    codes.map((code) => ({ code })),
  );
}

/** Makes a table of items with a picture and with words in every language, as Directus itself would. */
export async function addTranslated(
  call: Call,
  name: string,
  fields: readonly TableField[],
  words: readonly TableField[],
): Promise<void> {
  const translations = `${name}_translations`;
  await addTable(call, name, [
    { field: 'id', ...COUNTED },
    ...fields,
    { field: 'cover', type: 'uuid', meta: { special: ['file'] } },
    { field: 'translations', type: 'alias', meta: { special: ['translations'] } },
  ]);
  await addTable(call, translations, [
    { field: 'id', ...COUNTED },
    { field: `${name}_id`, type: 'integer' },
    { field: 'languages_code', type: 'string' },
    ...words,
  ]);
  await relate(call, name, 'cover', 'directus_files');
  await relate(call, translations, `${name}_id`, name, {
    one_field: 'translations',
    junction_field: 'languages_code',
  });
  await relate(call, translations, 'languages_code', 'languages', { junction_field: `${name}_id` });
}

/** Lets visitors without an account read tables. */
export async function openToAll(call: Call, tables: readonly string[]): Promise<void> {
  const answer = await call('GET', '/policies');
  const policies =
    isRecord(answer) && Array.isArray(answer.data) ? answer.data.filter(isRecord) : [];
  const open = policies.find(({ name }) => /public/i.test(String(name)));
  if (open === undefined) throw new Error('Directus has no policy for the public');
  for (const collection of tables) {
    const rule = { collection, action: 'read', fields: ['*'], permissions: {} };
    await call('POST', '/permissions', { ...rule, policy: open.id });
  }
}

async function addTable(call: Call, collection: string, fields: readonly object[]): Promise<void> {
  await call('POST', '/collections', { collection, schema: {}, meta: {}, fields });
}

async function relate(
  call: Call,
  collection: string,
  field: string,
  related_collection: string,
  meta?: object,
): Promise<void> {
  await call('POST', '/relations', { collection, field, related_collection, meta });
}
