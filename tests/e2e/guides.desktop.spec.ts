import { writeGuide } from '../node/docs/follow-guide.ts';
import { callColophon, makeGuideSite } from '../node/docs/guide-site.ts';
import { TOGETHER } from '../node/docs/guides.ts';
import { expect, test } from './support/test.ts';

test('a new site that followed the guides passes its tests, with code and fonts of its own', async () => {
  // It is built, and its tests have a browser of their own, beside the one of this test.
  test.setTimeout(400_000);
  const { root, remove } = await makeGuideSite();
  try {
    for (const guide of TOGETHER) writeGuide(root, guide);
    await callColophon(root, ['build']);
    const some = ['--project', 'en-1440', '--workers', '1', '--grep', 'shows|asks|says|stands'];
    const report = await callColophon(root, ['test', ...some]);
    for (const page of ['everybody', 'chronicle', 'overview', 'news-item', 'event']) {
      expect(report).toContain(`${page}.spec.ts`);
    }
  } finally {
    remove();
  }
});
