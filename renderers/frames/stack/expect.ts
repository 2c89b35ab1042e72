import type {
  FrameExpectation,
  PageSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { FrameModels } from '../../../src/react/index.ts';

type Part = FrameModels['stack']['panes'][number];
type Print = PageSteps['print'];

export const expectation: FrameExpectation<'stack'> = {
  headings: 1,
  cases: ({ panes }, { print }) => [
    {
      kind: 'content',
      title: 'shows its parts in their order, each under its heading',
      runs: 'everywhere',
      lines: [
        'await site.visit(PATH);',
        "const parts = site.main.locator('section[aria-labelledby]');",
        "await expect(site.main.getByRole('heading', { level: 1 })).toHaveCount(1);",
        "await expect(parts.locator('> h2')).toHaveText([",
        ...panes.filter(isTitled).map(({ title }) => `  ${print.say(title)},`),
        ']);',
        ...panes.flatMap((part, index) =>
          isTitled(part)
            ? partLines(part, `parts.nth(${index})`, print)
            : openingLines(part, `parts.nth(${index})`, print),
        ),
      ],
    },
    {
      kind: 'links',
      title: 'has a URL for each of its parts, which leads there',
      runs: 'everywhere',
      lines: [
        'await site.visit(PATH);',
        ...panes
          .filter((part) => isTitled(part) && !part.hideTitle)
          .flatMap(({ id }) => linkLines(id, print)),
        ...panes
          .slice(-1)
          .flatMap(({ id }) => [
            "await page.goto('about:blank');",
            `await site.visit(\`\${PATH}#${id}\`);`,
            `await expect(site.main.locator(${print.quote(`#${id}`)})).toBeInViewport();`,
          ]),
      ],
    },
  ],
};

/** Whether a part stands under its heading; what brings that of the page does not. */
function isTitled(part: Part): boolean {
  return !('layout' in part && 'ownHeading' in part.layout);
}

/** The page's one heading stands in the part that brings it, whose title is the name of the region. */
function openingLines({ id, title }: Part, shown: string, print: Print): string[] {
  return [
    `await expect(${shown}).toHaveAttribute('aria-labelledby', ${print.quote(id)});`,
    `await expect(site.main.locator(${print.quote(`#${id}`)})).toHaveText(${print.say(title)});`,
    `await expect(${shown}.getByRole('heading', { level: 1 })).toHaveCount(1);`,
  ];
}

/** What is seen of a part that needs no data; a view has cases of its own. */
function partLines(part: Part, shown: string, print: Print): string[] {
  const id = `await expect(${shown}.locator('> h2')).toHaveAttribute('id', ${print.quote(part.id)});`;
  switch (part.type) {
    case 'view':
    case 'markdown':
      return [id];
    case 'picture': {
      const picture = `${shown}.getByRole('img', { name: ${print.say(part.alt)} })`;
      const caption = `${shown}.locator('figcaption')`;
      return [
        id,
        `await expect(${picture}).toHaveAttribute('src', ${print.quote(part.image.src)});`,
        ...(part.width === 'text'
          ? [`await expect(${shown}.locator('figure')).not.toHaveCSS('max-width', 'none');`]
          : []),
        ...(part.caption === undefined
          ? []
          : [`await expect(${caption}).toHaveText(${print.say(part.caption)});`]),
      ];
    }
    case 'actions':
      return [
        id,
        ...(part.text === undefined
          ? []
          : [`await expect(${shown}.getByText(${print.say(part.text)})).toBeVisible();`]),
        ...part.links.map(
          ({ text, href }) =>
            `await expect(${shown}.getByRole('link', { name: ${print.say(text)} })).toHaveAttribute('href', ${print.quote(href)});`,
        ),
      ];
  }
}

/** Followed, a heading's link is in the URL and in sight, and has the focus. */
function linkLines(id: string, print: Print): string[] {
  const heading = `site.main.locator(${print.quote(`#${id}`)})`;
  return [
    `await ${heading}.getByRole('link').click();`,
    `await expect.poll(() => new URL(page.url()).hash).toBe(${print.quote(`#${id}`)});`,
    `await expect(${heading}).toBeInViewport();`,
    `await expect(${heading}.getByRole('link')).toBeFocused();`,
  ];
}
