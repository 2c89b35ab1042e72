import { expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { SMALL_CONTENT } from '../compiler/small-content.ts';
import { type Changes, writeSite } from '../compiler/small-site.ts';

const LAKE = 'content/news/lake.en.md';

async function find(changes: Changes): Promise<string[]> {
  const { findings } = await validateSite(writeSite(changes));
  return findings.map(({ code, severity, file }) => `${severity} ${code} ${file}`);
}

test.each(['lake.tif', 'old/shore.HEIC', 'a b.bmp'])(
  'a picture that browsers do not show and nothing names is a warning: %s',
  async (name) => {
    expect(await find({ [`media/${name}`]: 'x' })).toEqual([`warning M415 media/${name}`]);
  },
);

test.each(['print.tif', 'the print.tif'])(
  'one that a text offers as a download is right: %s',
  async (name) => {
    const link = `[For print](${encodeURI(`/media/${name}`)})`;
    const text = `${SMALL_CONTENT[LAKE]}\n${link}\n`;
    expect(await find({ [`media/${name}`]: 'x', [LAKE]: text })).toEqual([]);
  },
);

test('films and documents are none', async () => {
  expect(await find({ 'media/lake.mp4': 'x', 'media/lake.pdf': 'x' })).toEqual([]);
});
