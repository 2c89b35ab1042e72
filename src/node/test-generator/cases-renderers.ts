import type { BlockModel, SlottedModel } from '../../core/manifest/slot-model.ts';
import type { Case } from './case.ts';
import { expectedCalls } from './cases-lists.ts';
import { isKnownList } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { literal, quote } from './print-code.ts';
import type { PageSteps } from './renderer-expectations.ts';
import { templateOf } from './source-facts.ts';
import { stepsOf } from './view-steps.ts';

/** The cases that a view's layout and its blocks have of themselves. */
export function rendererCases(plan: PagePlan, view: ViewPlan): readonly Case[] {
  const steps = stepsOf(plan, view);
  const types = new Set(blocksOf(view).map(({ type }) => type));
  return [
    ...(view.known?.cases?.(view.layout as never, steps) ?? []),
    // What holds for one block of a type holds for the others.
    ...[...types].flatMap((type) => {
      const all = blocksOf(view)
        .filter((block) => block.type === type)
        .map((block) => view.blocks.get(type)?.cases?.(block as never, steps) ?? []);
      return all.find((cases) => cases.length > 0) ?? [];
    }),
  ];
}

function blocksOf({ layout }: ViewPlan): readonly BlockModel[] {
  const { slots }: SlottedModel = layout;
  return Object.values(slots).flatMap((slot) => (slot?.kind === 'blocks' ? slot.blocks : []));
}

/** The cases of a page's frame and of its URLs. */
export function frameCases(plan: PagePlan): readonly Case[] {
  return [
    ...aliasCases(plan),
    ...plan.known.flatMap(
      ({ frame, expectation }) => expectation.cases?.(frame as never, pageSteps(plan)) ?? [],
    ),
  ];
}

function pageSteps(plan: PagePlan): PageSteps {
  const [first] = plan.views;
  return {
    print: plan.print,
    url: plan.urlFinder === undefined ? 'PATH' : 'pathOf(values)',
    hasValues: plan.urlFinder !== undefined,
    elsewhere: quote(plan.elsewhere),
    calls: first === undefined ? [] : expectedCalls(plan, first),
    views: plan.views.map((view) => ({
      ...stepsOf(plan, view),
      name: view.name,
      empty: 'empty' in view.layout ? view.layout.empty : undefined,
      paging: view.source.paging,
      isKnown: isKnownList(view),
    })),
  };
}

function aliasCases({ route, urlFinder }: PagePlan): Case[] {
  if (route.aliases.length === 0) return [];
  const isFound = urlFinder !== undefined;
  return [
    {
      kind: 'aliases',
      title: 'is where its other URLs lead',
      runs: 'once',
      lines: [
        ...(isFound ? ["const values = await findValues(api, 'first');"] : []),
        `for (const alias of ${literal(route.aliases.map(templateOf))}) {`,
        `  await site.visit(${isFound ? "fill(alias, values) ?? ''" : 'alias'});`,
        `  await expect(page).toHaveURL(${isFound ? 'pathOf(values)' : 'PATH'});`,
        "  await expect(site.main.getByRole('heading', { level: 1 })).not.toHaveText(site.word('ui.notFound.title'));",
        '}',
      ],
    },
  ];
}
