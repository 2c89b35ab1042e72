import { showsOne } from '../../core/manifest/shows-one.ts';
import type { Case } from './case.ts';
import { hasPlainTitle, titleField, titleSlot } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { fieldOf, literal, quote } from './print-code.ts';
import { sourceFacts } from './source-facts.ts';
import { prefixed, valuesOf } from './test-steps.ts';

/** What holds of the API's answers whatever they are, so that it need not be its own proof. */
export function apiCases(plan: PagePlan, view: ViewPlan): Case[] {
  if (plan.route.search !== undefined) return searchCase(plan, view);
  return showsOne(view.layout) ? itemCase(plan, view) : listCase(plan, view);
}

function listCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { source, constant, role } = view;
  if (source.answers !== 'list' || role === 'related' || titleSlot(view) === undefined) return [];
  const values = plan.urlFinder === undefined ? '' : ', values';
  return [
    {
      kind: 'api',
      title: prefixed(
        view,
        'is the same list, in its order, in pages of any size and in each language',
      ),
      runs: 'once',
      isOfAnswers: true,
      lines: [
        ...valuesOf(plan, view),
        `const titleField = ${quote(titleField(view))};`,
        `await expectSameList(request, language, { source: ${constant}${values}, titleField });`,
      ],
    },
  ];
}

function itemCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { urlFinder } = plan;
  const title = titleSlot(view);
  if (urlFinder?.by !== 'list' || title === undefined || urlFinder.titleField === undefined)
    return [];
  if (view.role !== undefined || view.source.answers !== 'one') return [];
  // In a format, a list may make a title of other fields than the page has.
  const isSame =
    urlFinder.titleField === title.field || (urlFinder.hasPlainTitle && hasPlainTitle(view));
  const words = isSame
    ? 'is the item that its list names, and no other id has one'
    : 'is an item of its list, and no other id has one';
  return [
    {
      kind: 'api',
      title: prefixed(view, words),
      runs: 'once',
      isOfAnswers: true,
      lines: [
        ...valuesOf(plan, view),
        ...(isSame
          ? [
              `const item = { listed: ${quote(urlFinder.titleField)}, own: ${quote(title.field)} };`,
              `await expectSameItem(request, language, { list: LINKING_LIST, source: ${view.constant}, values, item });`,
            ]
          : [`expect(await api.entity(${view.constant}, values)).toBeTruthy();`]),
        `await expectNoOtherId(request, language, { source: ${view.constant}, values });`,
      ],
    },
  ];
}

function searchCase(plan: PagePlan, view: ViewPlan): Case[] {
  const { urlFinder } = plan;
  const list = urlFinder?.by === 'search' ? urlFinder.lists[view.name] : undefined;
  if (list === undefined) return [];
  return [
    {
      kind: 'api',
      title: prefixed(view, 'finds what is in the list that is searched, and nothing else'),
      runs: 'once',
      isOfAnswers: true,
      lines: [
        `const list: Source = ${literal(sourceFacts(list.source))};`,
        'const [item] = await api.items(list);',
        `const word = wordOf(${fieldOf('item?', list.titleField)});`,
        `const titleField = ${quote(list.titleField)};`,
        `await expectFound(request, language, { results: ${view.constant}, list, word, titleField });`,
      ],
    },
  ];
}
