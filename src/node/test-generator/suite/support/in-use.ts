import type { Locator } from '@playwright/test';
import { findFaint, hasEdges, hasRing } from './contrasts.ts';
import { firstOfEachKind, type Looks, readLooks } from './looks-in-page.ts';
import { scaled } from './timeouts.ts';

type Control = Awaited<ReturnType<Locator['elementHandles']>>[number];

const CONTROLS = 'a[href], button, summary, input, select, textarea';

/**
 * Uses one of each kind of what can be pressed or filled in: points at it, and gives it the focus. Says of which it
 * is hard to see what it is then, of which nobody sees that it can be pressed, and which fields nobody sees.
 */
export async function findWrongInUse(part: Locator): Promise<readonly string[]> {
  const controls = part.locator(CONTROLS);
  const places = await controls.evaluateAll(firstOfEachKind);
  const handles = await controls.elementHandles();
  const wrong: string[] = [];
  for (const place of places) {
    const control = handles[place];
    // What came near may have been replaced by what opens.
    if (control === undefined || !(await control.evaluate((element) => element.isConnected)))
      continue;
    wrong.push(...(await findWrong(control)));
  }
  return wrong;
}

/** The fields of a part of a page that nobody sees before something is written in them. */
export async function findUnseenFields(part: Locator): Promise<readonly string[]> {
  const looks = await part
    .locator('input:visible, select:visible, textarea:visible')
    .evaluateAll(readLooks);
  return looks.filter((own) => own.isField && !hasEdges(own)).map(({ name }) => name);
}

async function findWrong(control: Control): Promise<readonly string[]> {
  const look = () => control.evaluate(readLooks);
  const [before] = await look();
  await control.hover({ timeout: scaled(10_000) });
  const [pointed] = await look();
  await control.focus();
  const [focused] = await look();
  if (before === undefined || pointed === undefined || focused === undefined) return [];
  return [
    ...findFainter(before, pointed).map((wrong) => `${pointed.name}, pointed at: ${wrong}`),
    ...findFainter(before, focused).map((wrong) => `${focused.name}, with the focus: ${wrong}`),
    ...(showsPointer(before, pointed)
      ? []
      : [`${pointed.name}: nothing shows that it is pointed at`]),
    ...(hasRing(focused) ? [] : [`${focused.name}: the line around it is hard to see`]),
    ...(!before.isField || hasEdges(before) ? [] : [`${before.name}: nobody sees where it is`]),
  ];
}

/** What is hard to see in use; of words that stand on a picture nobody knows here how they look. */
function findFainter(before: Looks, now: Looks): readonly string[] {
  const isKnown = findFaint({ ...before, icons: [] }).length === 0;
  return findFaint({ ...now, hasWords: now.hasWords && isKnown });
}

/** Whether something shows that it can be pressed: the pointer, and in menus the words or what is around them. */
function showsPointer(before: Looks, pointed: Looks): boolean {
  if (before.isField) return true;
  return pointed.cursor !== 'default' && (!before.hasState || before.marks !== pointed.marks);
}
