import { showsOne } from '../../core/manifest/layout-model.ts';
import type { SlotModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { itemsOf } from './cases-lists.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { literal, quote } from './print-code.ts';
import { say } from './print-sights.ts';
import { open, prefixed, valuesOf } from './steps.ts';

/** What a page does where answers are late, wrong or hostile. */
export function faultCases(plan: PagePlan, view: ViewPlan): Case[] {
  return [
    failuresCase(plan, view),
    timeOutCase(plan, view),
    ...(showsOne(view.layout) ? [missingCase(plan, view)] : [emptyCase(plan, view)]),
    alteredCase(plan, view),
    ...hostileCase(plan, view),
  ];
}

/** What is on the page once its data is. */
export function arrived(view: ViewPlan): string {
  switch (view.layout.type) {
    case 'detail':
      return `await expect(${view.area}.getByRole('article')).toBeVisible();`;
    case 'accordion':
      return `await expect(site.parts(${view.area}).first()).toBeVisible();`;
    default:
      return `await expect(${itemsOf(view)}.first()).toBeVisible();`;
  }
}

function failuresCase(plan: PagePlan, view: ViewPlan): Case {
  const { area } = view;
  const failure = (words: string) => `await site.expectFailure(${area}, ${words});`;
  const again = `await site.retry(${area});`;
  return {
    kind: 'failures',
    title: prefixed(
      view,
      'tells what is wrong with an answer, and shows a right one when it is asked again',
    ),
    runs: 'once',
    lines: [
      ...valuesOf(plan, view),
      `await site.visit(${quote(plan.elsewhere)});`,
      `const calls = await site.intercept(${view.constant});`,
      'calls.answer({ status: 500 });',
      `await site.goTo(${view.address});`,
      failure("site.word('ui.failed.http', { status: 500 })"),
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
      'calls.letThrough();',
      again,
      arrived(view),
      `await expect(${area}.getByRole('alert')).toHaveCount(0);`,
    ],
  };
}

function timeOutCase(plan: PagePlan, view: ViewPlan): Case {
  return {
    kind: 'time-out',
    title: prefixed(view, 'gives up a call that is not answered in time'),
    runs: 'once',
    lines: [
      ...valuesOf(plan, view),
      'await page.clock.install();',
      `await site.visit(${quote(plan.elsewhere)});`,
      `const calls = await site.intercept(${view.constant});`,
      "calls.answer('silence');",
      `const asked = page.waitForRequest((request) => calls.isFor(request.url()));`,
      `await site.goTo(${view.address});`,
      'await asked;',
      'await page.clock.runFor(FACTS.api.timeout / 2);',
      `await expect(${view.area}.getByRole('alert')).toHaveCount(0);`,
      'await page.clock.runFor(FACTS.api.timeout);',
      `await site.expectFailure(${view.area}, site.word('ui.failed.timeout'));`,
    ],
  };
}

function emptyCase(plan: PagePlan, view: ViewPlan): Case {
  const { layout } = view;
  const own = 'empty' in layout ? layout.empty : undefined;
  return {
    kind: 'empty',
    title: prefixed(view, 'says that there is nothing where a list has no items'),
    runs: 'once',
    lines: [
      ...valuesOf(plan, view),
      `await site.visit(${quote(plan.elsewhere)});`,
      `const calls = await site.intercept(${view.constant});`,
      'calls.empty();',
      `await site.goTo(${view.address});`,
      `const words = ${own === undefined ? "site.word('ui.emptyList')" : say(own)};`,
      `await expect(${view.area}.getByText(words, { exact: true })).toBeVisible();`,
      `await expect(${itemsOf(view)}).toHaveCount(0);`,
      'await site.expectPlainWords();',
    ],
  };
}

/** A page's one item that the API does not know. */
function missingCase(plan: PagePlan, view: ViewPlan): Case {
  return {
    kind: 'failures',
    title: prefixed(view, 'an item that the API does not know is a page that is not there'),
    runs: 'once',
    lines: [
      ...valuesOf(plan, view),
      `await site.visit(${quote(plan.elsewhere)});`,
      `const calls = await site.intercept(${view.constant});`,
      'calls.answer({ status: 404 });',
      `await site.goTo(${view.address});`,
      "await expect(site.main.getByRole('heading', { level: 1, name: site.word('ui.notFound.title') })).toBeVisible();",
    ],
  };
}

/** Items whose fields are missing, and items whose fields are of other types. */
function alteredCase(plan: PagePlan, view: ViewPlan): Case {
  const isPlain = showsOne(view.layout) || view.layout.type === 'link-list';
  return {
    kind: 'odd-fields',
    title: prefixed(
      view,
      'leaves out fields that are missing or of another type, and shows the rest',
    ),
    runs: 'once',
    lines: [
      ...valuesOf(plan, view),
      `await site.visit(${quote(plan.elsewhere)});`,
      `const calls = await site.intercept(${view.constant});`,
      'for (const change of [bare, odd]) {',
      '  calls.letThrough(change);',
      '  const answered = page.waitForResponse((response) => calls.isFor(response.url()));',
      `  await site.goTo(${view.address});`,
      '  await answered;',
      ...(isPlain
        ? []
        : [`  await expect(${view.area}.getByRole('listitem').first()).toBeAttached();`]),
      "  await expect(page.getByText(site.word('ui.loading'), { exact: true })).toHaveCount(0);",
      '  await site.expectPlainWords();',
      `  await site.goTo(${quote(plan.elsewhere)});`,
      `  await expect(page).toHaveURL(${quote(plan.elsewhere)});`,
      '}',
    ],
  };
}

/** Hostile markup in every field that is shown as rich text, all of them at once. */
function hostileCase(plan: PagePlan, view: ViewPlan): Case[] {
  const fields = richFields(Object.values(view.layout.slots));
  if (fields.length === 0) return [];
  return [
    {
      kind: 'hostile-html',
      title: prefixed(view, 'lets nothing hostile out of rich text'),
      runs: 'once',
      lines: [
        ...valuesOf(plan, view),
        'problems.allow(/no-such-picture/);',
        ...open(plan, view).slice(0, 2),
        `calls.letThrough((item) => withValues(item, ${literal(fields)}, HOSTILE_HTML));`,
        `await site.goTo(${view.address});`,
        `await expect(${view.area}.getByText('Harmless words').first()).toBeAttached();`,
        'expect(await page.evaluate(findHostile)).toEqual([]);',
      ],
    },
  ];
}

function richFields(slots: readonly (SlotModel | undefined)[]): string[] {
  const fields = slots.flatMap((slot): string[] => {
    switch (slot?.kind) {
      case 'text':
        return slot.format === 'rich-text' ? [slot.field] : [];
      case 'blocks':
        return slot.blocks.flatMap((block) => {
          if (block.type === 'rich-text') return block.fields;
          return block.type === 'text' && block.format === 'rich-text' ? [block.field] : [];
        });
      default:
        return [];
    }
  });
  return [...new Set(fields)];
}
