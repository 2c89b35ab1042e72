import { showsOne } from '../../core/manifest/shows-one.ts';
import type { Case } from './case.ts';
import type { PagePlan } from './page-plan.ts';
import { literal, quote } from './print-code.ts';
import { templateOf } from './source-facts.ts';
import { valuesOf } from './test-steps.ts';

/** A value of a parameter that no page has. */
const UNKNOWN = 'there-is-no-such-thing';

/** What the server answers at the URLs of a page, at its other ones, and beside them. */
export function answerCases(plan: PagePlan): Case[] {
  const [view] = plan.views;
  const { route } = plan;
  if (view === undefined) return [];
  const hasParameters = route.route.includes(':');
  const unknown = route.route.replace(/:[a-zA-Z0-9]+/g, UNKNOWN);
  const isFilled = hasParameters && showsOne(view.layout) && view.role === undefined;
  const below = hasParameters ? undefined : `${route.route === '/' ? '' : route.route}/${UNKNOWN}`;
  return [
    {
      kind: 'answers',
      title: 'answers by the rules of HTTP, at its URL, its other ones and beside them',
      runs: 'once',
      isOfAnswers: true,
      lines: [
        ...valuesOf(plan, view),
        `const path = ${view.url};`,
        'await expectPageAnswer(request, path, language);',
        ...(route.search === undefined
          ? [
              "const marked = await headAt(request, withQuery(path, { 'unheard-of': '1' }), language);",
              'expect(marked.status).toBe(200);',
              'expect(marked.canonical).toBe(urlIn(path, language));',
            ]
          : []),
        ...(isFilled ? [`await expectNotFound(request, ${quote(unknown)}, language);`] : []),
        ...(below === undefined
          ? []
          : [`await expectNotFound(request, ${quote(below)}, language);`]),
        ...(route.route === '/' || route.search !== undefined
          ? []
          : ["await expectRedirect(request, withSlash(path), path, '?unheard-of=1');"]),
      ],
    },
    ...aliasCases(plan),
  ];
}

/** A page's other URLs lead to its own, with what they ask for. */
function aliasCases({ route, urlFinder }: PagePlan): Case[] {
  if (route.aliases.length === 0) return [];
  const isFound = urlFinder !== undefined;
  return [
    {
      kind: 'aliases',
      title: 'is where its other URLs lead, with what they ask for',
      runs: 'once',
      isOfAnswers: true,
      lines: [
        ...(isFound ? ["const values = await findValues(api, 'first');"] : []),
        `const path = ${isFound ? 'pathOf(values)' : 'PATH'};`,
        `for (const alias of ${literal(route.aliases.map(templateOf))}) {`,
        `  const other = ${isFound ? "fill(alias, values) ?? ''" : 'alias'};`,
        '  await expectRedirect(request, other, path);',
        "  await expectRedirect(request, other, path, '?page=2&unheard-of=%E6%B9%96');",
        '}',
        'expect((await headAt(request, path, language)).status).toBe(200);',
      ],
    },
  ];
}
