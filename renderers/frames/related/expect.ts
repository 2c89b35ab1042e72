import type {
  FrameExpectation,
  PageSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { FrameModels } from '../../../src/react/index.ts';

type Pane = FrameModels['related']['panes'][number];
type View = PageSteps['views'][number];
type Cases = ReturnType<NonNullable<FrameExpectation<'related'>['cases']>>;

export const expectation: FrameExpectation<'related'> = {
  cases: ({ panes }, page) =>
    panes.flatMap((pane) => {
      const view = page.views.find(({ name }) => name === pane.id);
      return view === undefined
        ? []
        : [
            ...shownCase(pane, view, page),
            ...failedCase(view, page),
            ...emptyCase(pane, view, page),
          ];
    }),
};

const HEADING = "site.main.getByRole('heading', { level: 1 })";

/** The list says what the API says, under a heading by which a URL leads there. */
function shownCase({ id, title }: Pane, view: View, { print, url }: PageSteps): Cases {
  return [
    {
      kind: 'content',
      title: `${id}: shows below the item what the API names, under a heading with an url`,
      runs: 'everywhere',
      lines: [
        ...view.values,
        `const items = ${view.list};`,
        `await site.visit(${url});`,
        `const part = ${view.area};`,
        'await site.expectAccessible();',
        "const heading = part.getByRole('heading', { level: 2 }).first();",
        `await expect(heading).toHaveText(${print.say(title)});`,
        "await heading.getByRole('link').click();",
        `await expect.poll(() => new URL(page.url()).hash).toBe(${print.quote(`#${id}`)});`,
        'await expect(heading).toBeInViewport();',
        ...itemLines(view),
      ],
    },
  ];
}

function itemLines(view: View): string[] {
  if (!view.isKnown) {
    return [
      `for (const item of items.slice(0, ${view.source}.pageSize)) {`,
      `  for (const shown of ${view.seen('item')}) await expectAmong(part, [shown]);`,
      '}',
    ];
  }
  return [
    `const shown = ${view.items};`,
    view.paging === 'none'
      ? 'await expect(shown).toHaveCount(items.length);'
      : `await site.showAll(shown, items.length, ${view.source}.pageSize, part);`,
    `await expectEach(shown, items.map((item) => ${view.seen('item')}));`,
  ];
}

/** A list that fails says so by itself, and the item stays. */
function failedCase(view: View, { url, elsewhere }: PageSteps): Cases {
  return [
    {
      kind: 'failures',
      title: `${view.name}: fails by itself, and comes when it is asked for again`,
      runs: 'once',
      lines: [
        ...view.values,
        `await site.visit(${elsewhere});`,
        `const calls = await site.intercept(${view.source});`,
        'calls.answer({ status: 500 });',
        `await site.goTo(${url});`,
        `const part = ${view.area};`,
        "await site.expectFailure(part, site.word('ui.failed.http', { status: 500 }));",
        `await expect(${HEADING}).toBeVisible();`,
        "await expect(site.main.getByRole('alert')).toHaveCount(1);",
        'calls.letThrough();',
        'await site.retry(part);',
        "await expect(part.getByRole('alert')).toHaveCount(0);",
        ...(view.isKnown ? [`await expect(${view.items}.first()).toBeVisible();`] : []),
      ],
    },
  ];
}

/** An empty list is not there, unless its manifest says so. */
function emptyCase({ showEmpty }: Pane, view: View, { print, url, elsewhere }: PageSteps): Cases {
  const words = view.empty === undefined ? "site.word('ui.emptyList')" : print.say(view.empty);
  return [
    {
      kind: 'odd-answers',
      title: `${view.name}: ${showEmpty ? 'says where' : 'is not there where'} nothing is related to the item`,
      runs: 'once',
      lines: [
        ...view.values,
        `await site.visit(${elsewhere});`,
        `const calls = await site.intercept(${view.source});`,
        'calls.empty();',
        `await site.goTo(${url});`,
        `await expect(${HEADING}).toBeVisible();`,
        'await calls.answered();',
        showEmpty
          ? `await expect(${view.area}.getByText(${words}, { exact: true })).toBeVisible();`
          : `await expect(${view.area}).toHaveCount(0);`,
      ],
    },
  ];
}
