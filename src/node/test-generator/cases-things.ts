import type { ThingModel } from '../../core/manifest/discovery-model.ts';
import { showsOne } from '../../core/manifest/shows-one.ts';
import type { Case } from './case.ts';
import { titleExpression } from './cases-head.ts';
import type { PagePlan } from './page-plan.ts';
import { fieldOf, literal, quote, record } from './print-code.ts';
import { menuFacts } from './source-facts.ts';
import { entityOf, valuesOf } from './test-steps.ts';

/**
 * What the server tells search engines in the words of schema.org: every property that the manifest
 * declares, with its value, and the way from the home page.
 */
export function thingCases(plan: PagePlan): Case[] {
  const [view] = plan.views;
  const { route, discovery } = plan;
  const isDraft = plan.isChild && plan.section?.children?.drafts === true;
  if (view === undefined || route.search !== undefined || isDraft) return [];
  const isOne = showsOne(view.layout);
  const thing = isOne ? discovery?.thing : undefined;
  const title = titleExpression(plan, view);
  if (title === undefined && thing === undefined) return [];
  const readsItem = isOne && (thing !== undefined || title?.includes('item') === true);
  return [
    {
      kind: 'structured-data',
      title: 'says to search engines what it is about, and where it stands',
      runs: 'languages',
      isOfAnswers: true,
      lines: [
        ...valuesOf(plan, view),
        `const path = ${view.url};`,
        'const head = await headAt(request, path, language);',
        ...(readsItem ? [`const item = ${entityOf(plan, view)};`] : []),
        ...(route.route === '/'
          ? ['expectThings(head, siteNodes(language));']
          : thingLines(plan, thing, title)),
      ],
    },
  ];
}

function thingLines(
  plan: PagePlan,
  thing: ThingModel | undefined,
  title: string | undefined,
): string[] {
  return [
    // What stands in another format is said in other words.
    `const name = ${title ?? "head.title.split(' · ')[0] ?? ''"};`,
    'const steps = [',
    ...steps(plan).map((step) => `  ${step}`),
    '];',
    ...(thing === undefined ? [] : facts(thing)),
    `expectThings(head, [${thing === undefined ? '' : '...things, '}...breadcrumbs(steps, language)]);`,
  ];
}

/** The section, and the list that the page belongs to. */
function steps({ route, section, menu, parent }: PagePlan): string[] {
  const list = menu === undefined || menu === route.menu || parent === '/' ? undefined : parent;
  return [
    ...(section === undefined
      ? []
      : [
          `{ name: await site.menuName(${literal(menuFacts(section.menu), 2)}), path: ${quote(section.route)} },`,
        ]),
    ...(list === undefined ? [] : [`{ name: await site.menuName(LIST), path: ${quote(list)} },`]),
    '{ name, path },',
  ];
}

function facts({ type, fields }: ThingModel): string[] {
  const values = Object.entries(fields).map(([name, field]): [string, string] => [
    name,
    fieldOf('item', field),
  ]);
  return [
    'const things = thingNodes({',
    `  type: ${quote(type)},`,
    `  values: ${record(Object.fromEntries(values), 2)},`,
    ...(fields.image === undefined ? [] : [`  image: picture(${fieldOf('item', fields.image)}),`]),
    '  path,',
    '  language,',
    '});',
  ];
}
