import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toPlainText } from './document.ts';
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

/** Writes every attachment that content may offer, in both languages. */
export async function writeAttachments(media: string): Promise<void> {
  const folder = join(media, 'attachments');
  await mkdir(folder, { recursive: true });
  const write = (name: string, content: Buffer | string): Promise<void> =>
    writeFile(join(folder, name), content);
  for (const [language, documents] of Object.entries({ zh: chinese, en: english })) {
    for (const name of pdfs) await write(`${name}.${language}.pdf`, toPdf(documents[name]));
    await write(`application-form.${language}.docx`, toWord(documents['application-form']));
    await write(`reading-list.${language}.txt`, toPlainText(documents['reading-list']));
  }
  await write('schedule.zh.csv', scheduleCsv('zh'));
  await write('schedule.en.csv', scheduleCsv('en'));
}
