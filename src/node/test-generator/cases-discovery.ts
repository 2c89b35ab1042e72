import { THINGS } from '../../core/discovery/index.ts';
import { SINGLE_VIEW, slotsOfView } from '../../core/index.ts';
import type { ThingModel } from '../../core/manifest/discovery-model.ts';
import { showsOne } from '../../core/manifest/shows-one.ts';
import type { Case } from './case.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import { fieldOf, quote } from './print-code.ts';
import { entityOf, valuesOf } from './test-steps.ts';

/** The cases of what machines read: search engines and feed readers. */
export function discoveryCases(plan: PagePlan): Case[] {
  const [view] = plan.views;
  return view === undefined ? [] : [...thingCase(plan, view), ...feedCase(plan)];
}

/** The server names the item in the words of schema.org, if it knows all that they ask for. */
function thingCase(plan: PagePlan, view: ViewPlan): Case[] {
  const thing = plan.discovery?.thing;
  if (thing === undefined || !showsOne(view.layout)) return [];
  const name = nameOf(thing);
  return [
    {
      kind: 'structured-data',
      title: 'says to search engines what it is about',
      runs: 'once',
      lines: [
        ...valuesOf(plan, view),
        `const item = ${entityOf(plan, view)};`,
        `const isWhole = ${neededFields(thing).join(' && ')};`,
        "test.skip(!isWhole, 'The answer lacks what search engines ask for.');",
        `await site.visit(${view.url});`,
        `const own = { '@type': ${quote(thing.type)}, ${name}: plain(${fieldOf('item', thing.fields[name] ?? name)}) };`,
        'expect(await thingsOf(page)).toContainEqual(expect.objectContaining(own));',
      ],
    },
  ];
}

/** The property that names a thing. */
function nameOf({ type }: ThingModel): string {
  return THINGS[type].required[0] ?? 'name';
}

/** Conditions that the item has what search engines need of such a thing. */
function neededFields({ type, fields }: ThingModel): string[] {
  return THINGS[type].required.map((name) => {
    const field = fields[name];
    const has = field === undefined ? 'false' : `plain(${fieldOf('item', field)}) !== ''`;
    // Of what is online the page itself is the place.
    return name === 'location' && fields.online !== undefined
      ? `(${fieldOf('item', fields.online)} === true || ${has})`
      : has;
  });
}

/** The newest items stand in the feed that the page names. */
function feedCase(plan: PagePlan): Case[] {
  const view = plan.views.find(({ name }) => name === SINGLE_VIEW);
  const { feed, updated } = plan.discovery ?? {};
  const { link, title } = slotsOfView(plan.page.frame, SINGLE_VIEW)?.slots ?? {};
  if (view === undefined || feed === undefined || updated === undefined) return [];
  if (link?.kind !== 'link' || link.from !== 'template' || title?.kind !== 'text') return [];
  return [
    {
      kind: 'feed',
      title: 'names a feed, which has its items in its language',
      runs: 'once',
      lines: [
        `const items = (await api.items(${view.constant})).slice(0, ${view.constant}.pageSize);`,
        `const dated = items.filter((item) => plain(${fieldOf('item', updated)}) !== '' && plain(${fieldOf('item', title.field)}) !== '');`,
        `const paths = dated.flatMap((item) => fill(${quote(link.template)}, item) ?? []);`,
        `await site.visit(${view.url});`,
        'const feed = await feedOf(page);',
        "expect(feed.split('<entry>')).toHaveLength(paths.length + 1);",
        'const links = linksOf(feed);',
        'for (const path of paths) expect(links.some((link) => link.startsWith(path)), path).toBe(true);',
        '// A reader of feeds has no cookies: each link has to lead to the language by itself.',
        'for (const link of links) expect(await languageWithoutCookies(page, link), link).toBe(site.language.tag);',
      ],
    },
  ];
}
