import { SINGLE_VIEW, slotsOfView } from '../../core/index.ts';
import type { Case } from './case.ts';
import type { PagePlan } from './page-plan.ts';
import { fieldOf, quote, say } from './print-code.ts';

/** The items that were changed last stand in the feed that the page names. */
export function feedCases(plan: PagePlan): Case[] {
  const view = plan.views.find(({ name }) => name === SINGLE_VIEW);
  const { feed, updated, description } = plan.discovery ?? {};
  const { link, title, summary } = slotsOfView(plan.page.frame, SINGLE_VIEW)?.slots ?? {};
  if (view === undefined || feed === undefined || updated === undefined) return [];
  if (link?.kind !== 'link' || link.from !== 'template' || title?.kind !== 'text') return [];
  const described = feed.summary ?? summary;
  const words =
    described?.kind === 'text' ? `\n  summary: ${fieldOf('item', described.field)},` : '';
  return [
    {
      kind: 'feed',
      title: 'names a feed, which has its items in its language, the last changed first',
      runs: 'languages',
      isOfAnswers: true,
      lines: [
        `const items = (await api.items(${view.constant})).slice(0, ${view.constant}.pageSize);`,
        'const entries = items.map((item) => ({',
        `  title: plain(${fieldOf('item', title.field)}),`,
        `  path: fill(${quote(link.template)}, item),`,
        `  updated: ${fieldOf('item', updated)},${words}`,
        '}));',
        'await expectFeed(request, {',
        '  page: PATH,',
        `  path: ${quote(feed.path)},`,
        `  name: ${feed.title === undefined ? (plan.title ?? "''") : say(feed.title)},`,
        `  about: ${say(description ?? plan.words)},`,
        '  language,',
        '  entries,',
        '});',
      ],
    },
  ];
}
