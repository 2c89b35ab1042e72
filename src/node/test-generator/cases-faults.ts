import { showsOne } from '../../core/manifest/shows-one.ts';
import type { Case } from './case.ts';
import { clampSteps } from './cases-clamps.ts';
import { hostileSteps, readsHostileMarkup } from './cases-hostile.ts';
import { oddSteps } from './cases-odd.ts';
import { expectItemsAt } from './expected-item.ts';
import { arrived, isKnownList, itemsOf } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote, say } from './print-code.ts';
import { prefixed, valuesOf } from './test-steps.ts';

/** What a page does where answers are late, wrong or hostile. */
export function faultCases(plan: PagePlan, view: ViewPlan): Case[] {
  return [
    failuresCase(plan, view),
    timeOutCase(plan, view),
    ...(view.known?.hasPictures?.(view.layout as never) ? [picturePlacesCase(plan, view)] : []),
    oddAnswersCase(plan, view),
  ];
}

/** What renders a view and asks for its data. */
function codeOf({ layout, source, role, list }: ViewPlan): string {
  const parts = [layout.type, source.paging, role ?? 'page', list === undefined ? '' : 'list'];
  return parts.join(' ').trim();
}

function failuresCase(plan: PagePlan, view: ViewPlan): Case {
  const { area } = view;
  const failure = (words: string) => `await site.expectFailure(${area}, ${words});`;
  const again = `await site.retry(${area});`;
  return {
    kind: 'failures',
    title: prefixed(
      view,
      'says what is wrong with an answer, and shows a right one when it is asked again',
    ),
    runs: 'once',
    alike: `failed calls of ${codeOf(view)}`,
    lines: [
      ...valuesOf(plan, view),
      `await site.visit(${quote(plan.elsewhere)});`,
      `const calls = await site.intercept(${view.constant});`,
      'calls.answer({ status: 500 });',
      `await site.goTo(${view.url});`,
      failure("site.word('ui.failed.http', { status: 500 })"),
      // A server that fails is not asked once more for every reader.
      'expect(calls.repeated()).toEqual([]);',
      '',
      "calls.answer({ body: '<!doctype html>' });",
      again,
      failure("site.word('ui.failed.malformed')"),
      '',
      `calls.answer({ json: ${showsOne(view.layout) ? "['another type']" : "{ of: 'another type' }"} });`,
      again,
      failure("site.word('ui.failed.malformed')"),
      '',
      "calls.answer('none');",
      again,
      failure("site.word('ui.failed.network')"),
      '',
      ...(showsOne(view.layout)
        ? []
        : [
            'calls.answer({ status: 404 });',
            again,
            failure("site.word('ui.failed.missing', { status: 404 })"),
            '',
          ]),
      'calls.letThrough();',
      again,
      arrived(view),
      `await expect(${area}.getByRole('alert')).toHaveCount(0);`,
      '',
      '// A server that is not there for a moment is asked once more, and nobody hears of it.',
      `await site.goTo(${quote(plan.elsewhere)});`,
      'calls.answerOnce(503);',
      `await site.goTo(${view.url});`,
      arrived(view),
      `await expect(${area}.getByRole('alert')).toHaveCount(0);`,
      ...(showsOne(view.layout)
        ? view.role === undefined
          ? missingSteps(plan, view)
          : missingPartSteps(plan, view)
        : []),
    ],
  };
}

/** A page's one item that the API does not know is a page that is not there. */
function missingSteps({ elsewhere }: PagePlan, view: ViewPlan): string[] {
  return [
    '',
    `await site.goTo(${quote(elsewhere)});`,
    'calls.answer({ status: 404 });',
    `await site.goTo(${view.url});`,
    "const notThere = { level: 1, name: site.word('ui.notFound.title') };",
    "await expect(site.main.getByRole('heading', notThere)).toBeVisible();",
  ];
}

/** A part that the API does not know is left out, with its heading; the page stays. */
function missingPartSteps({ elsewhere }: PagePlan, view: ViewPlan): string[] {
  return [
    '',
    `await site.goTo(${quote(elsewhere)});`,
    'calls.answer({ status: 404 });',
    `await site.goTo(${view.url});`,
    "const notThere = { level: 1, name: site.word('ui.notFound.title') };",
    `await expect(${view.area}).toHaveCount(0);`,
    "await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible();",
    "await expect(site.main.getByRole('heading', notThere)).toHaveCount(0);",
  ];
}

function timeOutCase(plan: PagePlan, view: ViewPlan): Case {
  return {
    kind: 'time-out',
    title: prefixed(
      view,
      'gives up a call of a page that is left, and one that is not answered in time',
    ),
    runs: 'once',
    alike: `calls of ${codeOf(view)}`,
    lines: [
      ...valuesOf(plan, view),
      'await page.clock.install();',
      `await site.visit(${quote(plan.elsewhere)});`,
      '// From here on a call ends only because its page is left: its time does not run out by itself.',
      'await page.clock.pauseAt(Date.now() + 3_600_000);',
      `const calls = await site.intercept(${view.constant});`,
      "calls.answer('silence');",
      'const isOurs = (sent: { url: () => string }) => calls.isFor(sent.url());',
      'for (const isLeft of [true, false]) {',
      '  const asked = page.waitForRequest(isOurs);',
      `  await site.goTo(${view.url});`,
      '  await asked;',
      '  if (!isLeft) continue;',
      "  const givenUp = page.waitForEvent('requestfailed', isOurs);",
      `  await site.goTo(${quote(plan.elsewhere)});`,
      '  await givenUp;',
      '}',
      '// The page that was left does not stay for long, and who listens hears that the next one is coming.',
      'await page.clock.runFor(400);',
      `await expect(${view.area}.locator('[aria-busy="true"]').first()).toBeAttached();`,
      `const coming = ${view.area}.getByRole('status').filter({ hasText: site.word('ui.loading') });`,
      'await expect(coming.first()).toBeAttached();',
      `await page.clock.runFor(apiOf(${view.constant}).timeout / 2);`,
      `await expect(${view.area}.getByRole('alert')).toHaveCount(0);`,
      `await page.clock.runFor(apiOf(${view.constant}).timeout);`,
      `await site.expectFailure(${view.area}, site.word('ui.failed.timeout'));`,
    ],
  };
}

/** A list that loads reserves the places of its pictures. */
function picturePlacesCase(plan: PagePlan, view: ViewPlan): Case {
  return {
    kind: 'time-out',
    title: prefixed(view, 'keeps the places of its pictures while it loads'),
    runs: 'once',
    lines: [
      ...valuesOf(plan, view),
      `await site.visit(${quote(plan.elsewhere)});`,
      `const calls = await site.intercept(${view.constant});`,
      "calls.answer('silence');",
      `await site.goTo(${view.url});`,
      `const places = await reservedPlaces(${view.area});`,
      'calls.letThrough();',
      `await site.goTo(${quote(plan.elsewhere)});`,
      `await site.goTo(${view.url});`,
      arrived(view),
      `const picture = ${itemsOf(view)}.first().locator('img').first();`,
      "test.skip((await picture.count()) === 0, 'The first item has no picture.');",
      'await expectPictureAmong(picture, places);',
    ],
  };
}

/** Answers that are right, but not what a page hopes for: no items, odd fields, hostile markup and URLs. */
function oddAnswersCase(plan: PagePlan, view: ViewPlan): Case {
  return {
    kind: 'odd-answers',
    title: prefixed(
      view,
      'bears no items, fields that are missing or odd, and hostile markup and URLs',
    ),
    runs: 'once',
    lines: [
      ...valuesOf(plan, view),
      ...(readsHostileMarkup(view) ? ['problems.allow(/no-such-picture/);'] : []),
      `await site.visit(${quote(plan.elsewhere)});`,
      `const calls = await site.intercept(${view.constant});`,
      ...(showsOne(view.layout) ? [] : emptySteps(plan, view)),
      ...(view.source.sort === undefined || view.list !== undefined ? [] : orderSteps(plan, view)),
      ...oddSteps(plan, view),
      ...clampSteps(plan, view),
      ...hostileSteps(plan, view),
    ],
  };
}

function emptySteps({ elsewhere }: PagePlan, view: ViewPlan): string[] {
  return [
    "await test.step('no items', async () => {",
    '  calls.empty();',
    `  await site.goTo(${view.url});`,
    `  const words = ${emptyWords(view)};`,
    `  await expect(${view.area}.getByText(words, { exact: true })).toBeVisible();`,
    ...(isKnownList(view) ? [`  await expect(${itemsOf(view)}).toHaveCount(0);`] : []),
    '  await site.expectPlainWords();',
    `  await site.goTo(${quote(elsewhere)});`,
    '});',
  ];
}

/** What a list says that is empty: of one in two parts, that nothing is to come. */
function emptyWords({ layout, list }: ViewPlan): string {
  if (list?.time !== undefined) return "site.word('ui.lists.noneUpcoming')";
  const own = 'empty' in layout ? layout.empty : undefined;
  return own === undefined ? "site.word('ui.emptyList')" : say(own);
}

/** The order is the manifest's, however the server sends the items; those that it holds for equal stay as sent. */
function orderSteps(plan: PagePlan, view: ViewPlan): string[] {
  const expected = expectItemsAt(plan, view, itemsOf(view), 'items');
  if (expected.length === 0) return [];
  // A part of a page goes on where its reader asks for more.
  const isCut = view.role !== undefined && view.source.paging !== 'none';
  const all = `await api.reversed(${view.constant}${plan.urlFinder ? ', values' : ''})`;
  const items = isCut ? `(${all}).slice(0, ${view.constant}.pageSize)` : all;
  return [
    "await test.step('items in another order', async () => {",
    '  calls.reverse();',
    `  await site.goTo(${view.url});`,
    `  const items = ${items};`,
    ...expected.map((line) => `  ${line}`),
    `  await site.goTo(${quote(plan.elsewhere)});`,
    '});',
  ];
}
