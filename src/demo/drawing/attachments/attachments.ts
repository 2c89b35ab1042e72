import { join } from 'node:path';
import { writeMissing } from '../write-missing.ts';
import { toPlainText } from './attachment-document.ts';
import { chinese } from './documents-chinese.ts';
import { english } from './documents-english.ts';
import { toPdf } from './pdf.ts';
import { scheduleCsv } from './schedule.ts';
import { toWord } from './word.ts';

const pdfs = [
  'abstracts',
  'call-for-papers',
  'curriculum-vitae',
  'guide',
  'programme',
  'publications',
] as const;

/**
 * Writes the attachments that content may offer, in both languages, where they are not there.
 *
 * @returns how many files were written
 */
export async function writeAttachments(media: string): Promise<number> {
  let files = 0;
  const write = async (name: string, make: () => Buffer | string): Promise<void> => {
    if (await writeMissing(join(media, 'attachments', name), make)) files += 1;
  };
  for (const [language, documents] of Object.entries({ zh: chinese, en: english })) {
    for (const name of pdfs) await write(`${name}.${language}.pdf`, () => toPdf(documents[name]));
    await write(`application-form.${language}.docx`, () => toWord(documents['application-form']));
    await write(`reading-list.${language}.txt`, () => toPlainText(documents['reading-list']));
  }
  await write('schedule.zh.csv', () => scheduleCsv('zh'));
  await write('schedule.en.csv', () => scheduleCsv('en'));
  return files;
}
