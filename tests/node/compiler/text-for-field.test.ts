import type { ErrorObject } from 'ajv';
import { expect, test } from 'vitest';
import { isTextForField } from '../../../src/node/compiler/structure/text-for-field.ts';

const ERROR: ErrorObject = { keyword: 'required', instancePath: '', schemaPath: '', params: {} };

const isText = (data: unknown, required: unknown = ['field']) =>
  isTextForField({ ...ERROR, data, parentSchema: { required } });

test('a text in each language is told from an object that a field is missing in', () => {
  expect(isText({ en: 'Words', 'zh-Hans': '字' })).toBe(true);
  expect(isText({})).toBe(false);
  expect(isText({ en: 5 })).toBe(false);
  expect(isText({ en: 'Words', format: 'date' })).toBe(false);
  // Well-formed, and the code of no language.
  expect(isText({ qqx: 'Words' })).toBe(false);
  expect(isText('Words')).toBe(false);
});

test('and is none where nothing asks for a field', () => {
  expect(isText({ en: 'Words' }, ['title'])).toBe(false);
  expect(isText({ en: 'Words' }, null)).toBe(false);
});
