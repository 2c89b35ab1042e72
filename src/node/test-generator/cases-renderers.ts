import type { BlockModel, SlottedModel } from '../../core/manifest/slot-model.ts';
import type { Case, RendererCase } from './case.ts';
import { expectedCalls } from './cases-lists.ts';
import { isKnownList } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { quote } from './print-code.ts';
import type { PageSteps } from './renderer-expectations.ts';
import { stepsOf } from './view-steps.ts';

/** The cases that a view's layout and its blocks have of themselves. */
export function rendererCases(plan: PagePlan, view: ViewPlan): readonly Case[] {
  const steps = stepsOf(plan, view);
  const types = new Set(blocksOf(view).map(({ type }) => type));
  return [
    ...ofRenderer(view.layout.type, view.known?.cases?.(view.layout as never, steps)),
    // What holds for one block of a type holds for the others.
    ...[...types].flatMap((type) => {
      const all = blocksOf(view)
        .filter((block) => block.type === type)
        .map((block) => view.blocks.get(type)?.cases?.(block as never, steps) ?? []);
      return ofRenderer(
        type,
        all.find((cases) => cases.length > 0),
      );
    }),
  ];
}

function ofRenderer(name: string, cases: readonly RendererCase[] = []): readonly Case[] {
  return cases.map((own) => ({ kind: name, ...own }));
}

function blocksOf({ layout }: ViewPlan): readonly BlockModel[] {
  const { slots }: SlottedModel = layout;
  return Object.values(slots).flatMap((slot) => (slot?.kind === 'blocks' ? slot.blocks : []));
}

/** The cases of a page's frame, and of the component that renders the page in its place. */
export function frameCases(plan: PagePlan): readonly Case[] {
  const { page, known, override } = plan;
  return [
    ...known.flatMap(({ frame, expectation }) =>
      ofRenderer(frame.type, expectation.cases?.(frame as never, pageSteps(plan))),
    ),
    ...ofRenderer(page.override ?? '', override?.cases?.(page, pageSteps(plan))),
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
