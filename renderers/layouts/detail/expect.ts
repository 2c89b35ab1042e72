import type {
  LayoutExpectation,
  Printer,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';

type Cases = ReturnType<NonNullable<LayoutExpectation<'detail'>['cases']>>;

export const expectation: LayoutExpectation<'detail'> = {
  selector: 'article',
  item({ back, slots: { title, cover, blocks } }, print, { hasTitle }) {
    const name = title && `plain(${print.field(title.field)})`;
    const own = [name, hasTitle && 'title'].filter(Boolean).join(' || ') || "''";
    const preview = cover?.preview
      ? [
          `...(hasValue(${print.field(cover.field)})`,
          `  ? maybeHidden(button(site.word('ui.showPicture', { name: ${own} })), site.isMobile)`,
          '  : []),',
        ]
      : [];
    return [
      ...(back === undefined ? [] : [expectBack(back.route, print)]),
      ...(title === undefined
        ? hasTitle
          ? ['...heading(1, title),']
          : []
        : [print.heading(1, title)]),
      ...print.blocks(blocks.blocks),
      ...print.image(cover, own),
      ...preview,
    ];
  },
  cases: ({ slots: { cover } }, view) =>
    cover === undefined
      ? []
      : [...placeCase(cover.field, view), ...(cover.preview ? previewCase(cover.field, view) : [])],
};

function expectBack(route: string, print: Printer): string {
  return route === '/'
    ? "...link(site.word('ui.backHome'), '/'),"
    : `...link(site.word('ui.backTo', { list: await site.menuName(LIST) }), ${print.quote(route)}),`;
}

/** A picture stands beside the text where the window is wide, and above it on tablets and phones. */
function placeCase(field: string, view: ViewSteps): Cases {
  const cover = view.print.field(field);
  return [
    {
      kind: 'content',
      title: 'has its picture beside its text, and on tablets and phones above it',
      runs: 'once',
      alike: 'the place of a picture',
      lines: [
        ...view.find([`hasValue(${cover})`], 'The item has no picture.'),
        `await site.visit(${view.url});`,
        `const src = picture(${cover})[0]?.picture?.src ?? '';`,
        "const own = site.main.locator(['article img[src=', JSON.stringify(src), ']'].join('')).last();",
        "const title = site.main.locator('article').getByRole('heading').first();",
        'for (const width of [1440, FACTS.mobileUpTo, 390]) {',
        '  await page.setViewportSize({ width, height: 900 });',
        // Beside a list of others text and picture would be too narrow.
        "  const column = await site.main.locator('article').first().boundingBox();",
        '  const isWide = width > FACTS.mobileUpTo && (column?.width ?? 0) > 640;',
        '  await expectBeside(isWide ? title : own, isWide ? own : title, isWide);',
        "  if (isWide) await expectStaysBeside(own, title.locator('xpath=..'));",
        '}',
      ],
    },
  ];
}

/** A cover opens in full size, but not on mobile, where it fills the screen anyway. */
function previewCase(field: string, view: ViewSteps): Cases {
  const cover = view.print.field(field);
  return [
    {
      kind: 'preview',
      title: 'opens its picture in full size, but not on small screens, and closes it in each way',
      runs: 'everywhere',
      lines: [
        ...view.find([`hasValue(${cover})`], 'The item has no picture.'),
        `await site.visit(${view.url});`,
        "const open = site.main.getByRole('button', { name: site.word('ui.showPicture', { name: '' }).trim() });",
        'if (site.isMobile) {',
        '  await expect(open).toHaveCount(0);',
        '  return;',
        '}',
        `await withoutScripts({ page, language: site.language }, ${view.url}, async ({ main }) => {`,
        "  const opener = main.getByRole('button', { name: site.word('ui.showPicture', { name: '' }).trim() });",
        "  await expect(main.locator('article picture').last()).toBeVisible();",
        '  await expect(opener).toHaveCount(0);',
        '});',
        // What the picture says to who does not see it, the dialog is called by, and says again.
        "const words = (await open.locator('xpath=..').locator('picture img').getAttribute('alt')) ?? '';",
        "const dialog = page.getByRole('dialog', { name: words, exact: true });",
        'await open.click();',
        "await expect(dialog.locator('img')).toHaveAttribute('alt', words);",
        // Whole, and in its own shape.
        "await expect(dialog.locator('img')).toBeInViewport({ ratio: 0.99 });",
        'await expectLoaded(dialog);',
        // What closes it stands on the picture.
        "await expect(dialog.getByRole('button', { name: site.word('ui.close'), exact: true })).toBeInViewport({ ratio: 1 });",
        'await site.expectAccessible();',
        'await site.escape(dialog);',
        'for (const dismiss of DISMISSALS) {',
        '  await open.click();',
        `  await expect(dialog.locator('img')).toHaveAttribute('src', picture(${cover})[0]?.picture?.src ?? '');`,
        '  await dismiss(site, page, dialog);',
        '}',
        'await open.click();',
        'await site.escape(dialog);',
        'await expect(open).toBeFocused();',
      ],
    },
  ];
}
