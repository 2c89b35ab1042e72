import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels } from '../../../src/react/index.ts';

type Model = LayoutModels['prose'];

export const expectation: LayoutExpectation<'prose'> = {
  selector: 'article',
  item: ({ slots, copyCode }, print) => {
    const options = copyCode ? ", { copy: [site.word('ui.copy'), site.word('ui.code')] }" : '';
    return [`...html(${textOf(slots, print)}${options}),`];
  },
  cases: (layout, view) => [
    ...(layout.copyCode
      ? [
          {
            kind: 'copy' as const,
            title: view.titled('copies a block of code'),
            runs: 'once' as const,
            lines: copyLines(layout, view),
          },
        ]
      : []),
    {
      kind: 'links',
      title: view.titled('has a URL for each heading of its text'),
      runs: 'once',
      lines: headingLines(layout, view),
    },
    ...(layout.contents === undefined
      ? []
      : [
          {
            kind: 'links' as const,
            title: view.titled('begins with its contents, by which its headings are reached'),
            runs: 'languages' as const,
            lines: contentsLines(layout.contents, layout, view),
          },
        ]),
    ...(layout.neighbours
      ? [
          {
            kind: 'links' as const,
            title: view.titled('ends with the pages beside it in the menu of its section'),
            runs: 'languages' as const,
            lines: neighbourLines(view),
          },
        ]
      : []),
  ],
};

function textOf({ text }: Model['slots'], print: ViewSteps['print']): string {
  const [first, ...others] = text.fields.map((name) => print.field(name));
  return String(others.length === 0 ? first : `[${[first, ...others].join(', ')}]`);
}

/** Lines that open a page whose text has so many headings of the second level. */
function openLines({ slots }: Model, view: ViewSteps, least: number): readonly string[] {
  const text = `[${textOf(slots, view.print)}].flat().join('')`;
  return [
    ...view.find([`${text}.split('<h2').length > ${least}`], 'No text has so many headings.'),
    `await site.visit(${view.url});`,
  ];
}

function copyLines({ slots }: Model, view: ViewSteps): readonly string[] {
  const text = `[${textOf(slots, view.print)}].flat().join('')`;
  return [
    ...view.find([`/^<pre><code/m.test(${text})`], 'No text has a block of code.'),
    "await context.grantPermissions(['clipboard-read', 'clipboard-write']);",
    `await site.visit(${view.url});`,
    `const code = ${view.area}.locator('article pre > code').first();`,
    `const button = ${view.area}.locator('article').getByRole('button', { name: site.word('ui.copy') }).first();`,
    'await button.click();',
    'const copied = () => page.evaluate(() => navigator.clipboard.readText());',
    "await expect.poll(copied).toBe((await code.textContent()) ?? '');",
  ];
}

function headingLines(layout: Model, view: ViewSteps): readonly string[] {
  return [
    ...openLines(layout, view, 1),
    // In a part of a page they stand a level lower.
    `const headings = ${view.area}.locator('article :is(h2, h3)[id]');`,
    "const seen = await headings.evaluateAll((all) => all.map((heading) => [heading.id, decodeURIComponent(heading.querySelector('a')?.hash ?? '')]));",
    'expect(seen.length).toBeGreaterThan(0);',
    `for (const [id, hash] of seen) expect(hash).toBe(\`#\${id}\`);`,
    'const sizes = await headings.evaluateAll((all) => all.map((heading) => ({ tag: heading.tagName, size: Number.parseFloat(getComputedStyle(heading).fontSize) })));',
    'const sizesOf = (tag: string) => sizes.filter((seen) => seen.tag === tag).map(({ size }) => size);',
    "expect(Math.min(...sizesOf('H2'))).toBeGreaterThan(1.1 * Math.max(...sizesOf('H3')));",
    `await site.visit(\`\${${view.url}}#\${await headings.last().getAttribute('id')}\`);`,
    'await expect(headings.last()).toBeInViewport();',
    `await expectNamedHeading(page, site, ${view.url});`,
  ];
}

function contentsLines(
  contents: NonNullable<Model['contents']>,
  layout: Model,
  view: ViewSteps,
): readonly string[] {
  const name = view.print.say(contents);
  return [
    ...openLines(layout, view, 3),
    `const headings = ${view.area}.locator('article h2[id]');`,
    `const contents = ${view.area}.getByRole('navigation', { name: ${name}, exact: true });`,
    "await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());",
    "await contents.getByRole('link').last().click();",
    'await expect(headings.last()).toBeInViewport();',
    "const id = await headings.last().getAttribute('id');",
    `await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(\`#\${id}\`);`,
  ];
}

/** Lines that compare the links at the end with the entries beside the page's own in the section's menu. */
function neighbourLines({ values, url, area }: ViewSteps): readonly string[] {
  return [
    ...values,
    `await site.visit(${url});`,
    'const current = site.main.locator(\'nav a[aria-current="page"]\');',
    "test.skip((await current.count()) === 0, 'The page is in no menu.');",
    "const entry = (side: 'preceding' | 'following') =>",
    `  current.locator(\`xpath=ancestor::li[1]/\${side}-sibling::li[1]//a\`);`,
    `const ends = ${area}.locator('article ~ ul > li');`,
    "for (const [side, word] of [['preceding', 'ui.previous'], ['following', 'ui.next']] as const) {",
    `  const end = ends.filter({ hasText: new RegExp(\`^\${site.word(word)} \`) });`,
    '  const beside = entry(side);',
    '  await expect(end).toHaveCount(await beside.count());',
    '  if ((await beside.count()) === 0) continue;',
    "  await expect(end.getByRole('link')).toHaveText((await beside.textContent()) ?? '');",
    "  await expect(end.getByRole('link')).toHaveAttribute('href', (await beside.getAttribute('href')) ?? '');",
    '}',
  ];
}
