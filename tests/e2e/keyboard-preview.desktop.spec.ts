import { expect, mostlyIn, type Stop, test, type Walk } from './support/keyboard.ts';
import { fileStops, MAIN, sectionStops, skipLink } from './support/keyboard-stops.ts';
import {
  type ActivityDetail,
  type Api,
  allActivities,
  itemAt,
  TALKS,
} from './support/programme.ts';
import { stopsOf } from './support/rich-text.ts';
import { scrollPosition } from './support/scrolling.ts';
import { untilScrolled } from './support/settle.ts';

mostlyIn('zh', () => {
  test('the preview of a cover holds the focus and gives it back', async ({
    page,
    visit,
    api,
    text,
    menuName,
    walk,
  }) => {
    const talk = await findTalk(api);
    const cover = coverOf(talk, text);
    const close: Stop = { role: 'button', name: text('ui.close'), within: 'dialog' };
    const preview = page.getByRole('dialog', { name: talk.name });
    await visit(`${TALKS.path}/${talk.id}`);
    await walkToCover(walk, talk, { api, text, menuName });
    for (const [key, leave] of [
      ['Enter', 'Escape'],
      ['Space', 'Enter'],
    ] as const) {
      await walk.press(key, close);
      await expect(preview).toBeVisible();
      await walk.around([close]);
      await walk.press(leave, cover);
      await expect(preview).toHaveCount(0);
    }
  });
});

test('a preview that is closed leaves the page where it was', async ({
  page,
  visit,
  api,
  text,
  menuName,
  walk,
}) => {
  const talk = await findTalk(api);
  const cover = coverOf(talk, text);
  // So low that the text is longer than the window, and the cover stays beside it.
  await page.setViewportSize({ width: 1440, height: 620 });
  await visit(`${TALKS.path}/${talk.id}`);
  await walkToCover(walk, talk, { api, text, menuName });
  for (let step = 0; step < 5; step += 1) await walk.press('ArrowDown', cover);
  await untilScrolled(page);
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(100);
  await walk.press('Enter', { role: 'button', name: text('ui.close'), within: 'dialog' });
  await walk.press('Escape', cover);
  // Without scrollbars, as here, the dialog's gutter narrows the page meanwhile: it comes back but for a rounding.
  expect(Math.abs((await scrollPosition(page)) - before)).toBeLessThanOrEqual(1);
});

async function findTalk(api: Api): Promise<ActivityDetail> {
  return api<ActivityDetail>(`/activities/${itemAt(await allActivities(api, TALKS)).id}`);
}

function coverOf({ name }: ActivityDetail, text: Reader['text']): Stop {
  return { role: 'button', name: text('ui.showPicture', { name }), within: 'main' };
}

interface Reader {
  readonly api: Api;
  readonly text: (key: string, values?: Readonly<Record<string, string>>) => string;
  readonly menuName: (code: string) => Promise<string>;
}

async function walkToCover(walk: Walk, talk: ActivityDetail, reader: Reader): Promise<void> {
  const { api, text, menuName } = reader;
  await walk.press('Tab', skipLink(text));
  await walk.press('Enter', MAIN);
  await walk.along('Tab', [
    ...(await sectionStops(api, 'programme')),
    { role: 'link', name: text('ui.backTo', { list: await menuName(TALKS.code) }) },
    ...stopsOf(talk.content).map((name): Stop => ({ role: 'link', name })),
    ...(talk.attachmentTitle === undefined
      ? []
      : [{ role: 'link', name: talk.attachmentTitle } as const]),
    ...fileStops(talk.attachments, text),
    coverOf(talk, text),
  ]);
}
