import { writeGuide } from '../node/docs/follow-guide.ts';
import { callColophon, makeGuideSite } from '../node/docs/guide-site.ts';
import { TOGETHER } from '../node/docs/guides.ts';
import { expect, test } from './support/test.ts';

/** Those that an override, a layout, a frame, a block and a format of the site's own render. */
const PAGES = ['everybody', 'chronicle', 'overview', 'news-item', 'event'];

test('a new site that followed the guides passes its tests, with code and fonts of its own', async () => {
  // It is built, and its tests have a browser of their own, beside the one of this test.
  test.setTimeout(400_000);
  const { root, remove } = await makeGuideSite();
  try {
    for (const guide of TOGETHER) writeGuide(root, guide);
    await callColophon(root, ['build']);
    const some = ['--workers', '1', '--grep', 'shows (every|what)|stands in parts'];
    const report = await callColophon(root, ['test', ...PAGES, ...some]);
    for (const page of PAGES) expect(report).toContain(`${page}.spec.ts`);
  } finally {
    remove();
  }
});
