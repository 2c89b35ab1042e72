import path from 'node:path';
import type { ContentItem } from '../content/index.ts';
import type { SampleContent } from './content-text.ts';
import type { SampleEntity } from './sample-entity.ts';
import { sampleValue } from './sample-value.ts';
import type { SampleWords } from './sample-words.ts';

/** A file of sample content in one language. */
export interface SampleFile {
  /** The item of the model that lends its pictures, dates and the like, if there is one. */
  readonly item: ContentItem | undefined;
  readonly title: string;
  /** Its place in the list; undefined for a page that is one item. */
  readonly order: number | undefined;
  /** The file that the sample goes to, which its texts name. */
  readonly file: string;
  readonly words: SampleWords;
}

/** What a sample says: a value for each field that the model's item has, made up where it is words. */
export function sampleContent(
  { fields, required, titles, read }: SampleEntity,
  { item, title, order, file, words }: SampleFile,
): SampleContent {
  const isFilled = (name: string) => item?.fields.has(name) ?? required.has(name);
  const filled = [...fields].filter(([name]) => isFilled(name));
  const isSection = (name: string) => fields.get(name)?.at('contentMediaType').text === 'text/html';
  const values = filled
    .filter(([name]) => !isSection(name))
    .map(([name, schema]): [string, unknown] => [
      name,
      titles.has(name) ? title : sampleValue(schema, item?.fields.get(name), name, words),
    ])
    .filter(([, value]) => value !== undefined);
  const empty = [...fields.keys()].filter((name) => read.has(name) && !isFilled(name));
  return {
    fields: new Map([
      ...values,
      ...empty.map((name): [string, unknown] => [name, null]),
      ...(order === undefined ? [] : [['order', order] as const]),
    ]),
    sections: new Map(
      filled
        .filter(([name]) => isSection(name))
        .map(([name]) => [name, words.paragraph(name, path.basename(file))]),
    ),
  };
}
