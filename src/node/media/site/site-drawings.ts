import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cinnabar, ink, paper } from '../palette.ts';
import { drawMockCode } from './mock-code.ts';
import { drawSeal } from './seal.ts';

/** Writes the drawings of the site's frame, which stay SVG. */
export async function writeSiteDrawings(media: string): Promise<void> {
  const folder = join(media, 'site');
  await mkdir(folder, { recursive: true });
  const drawings: Record<string, string> = {
    'logo.svg': drawSeal(cinnabar),
    'logo-light.svg': drawSeal(paper),
    'wechat.svg': drawMockCode('ripples', ink),
    'bilibili.svg': drawMockCode('waves', ink),
  };
  for (const [name, text] of Object.entries(drawings)) {
    await writeFile(join(folder, name), `${text}\n`);
  }
}
