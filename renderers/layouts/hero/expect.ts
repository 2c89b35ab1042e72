import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'hero'> = {
  selector: 'header',
  item: ({ slots: { title, kicker, text, image, alt, actions } }, print, { hasTitle }) => [
    ...print.text(kicker),
    ...(title === undefined
      ? hasTitle
        ? ['...heading(1, title),']
        : []
      : [print.heading(1, title)]),
    ...print.text(text),
    ...(actions?.actions ?? []).map(
      (action) => `...link(${print.say(action.text)}, ${print.url(action.link)}),`,
    ),
    ...print.image(image, alt === undefined ? "''" : `plain(${print.field(alt.field)})`),
  ],
  cases: ({ slots: { image } }, view) =>
    image === undefined
      ? []
      : [
          {
            kind: 'content',
            title: view.titled('asks for its picture first, and keeps its words apart from it'),
            runs: 'everywhere',
            lines: [
              ...view.find([`hasValue(${view.print.field(image.field)})`], 'There is no picture.'),
              `await site.visit(${view.url});`,
              `const picture = ${view.area}.locator('header img');`,
              "await expect(picture).toHaveAttribute('fetchpriority', 'high');",
              "expect(await picture.getAttribute('loading')).toBe(null);",
              '// Where they stand over the picture, they have a ground that it does not shine through.',
              `const ground = await ${view.area}.locator('header h1').evaluate((heading) => {`,
              '  let element = heading.parentElement;',
              "  while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)') {",
              '    element = element.parentElement;',
              '  }',
              "  return element?.closest('header') ? getComputedStyle(element).backgroundColor : '';",
              '});',
              'expect(ground).toMatch(/^rgb\\(/);',
            ],
          },
        ],
};
