import type {
  LayoutExpectation,
  Printer,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels } from '../../../src/react/index.ts';

type CardList = LayoutModels['card-list'];
type Cases = ReturnType<NonNullable<LayoutExpectation<'card-list'>['cases']>>;

export const expectation: LayoutExpectation<'card-list'> = {
  heading: 2,
  hasPictures: ({ slots }) => slots.image !== undefined,
  linksAsWhole: ({ slots }) => slots.link !== undefined,
  picturePlace: 'beside',
  item({ slots: { image, title, subtitle, note, summary, link, contact } }, print) {
    // The button that opens a card's dialog on mobile shows a word, and is named after the card too.
    const name = `\`\${site.word('ui.details')} \${plain(${print.field(title.field)})}\``;
    return [
      ...print.image(image),
      print.heading(2, title, link),
      ...[subtitle, note, summary].flatMap(print.text),
      ...contactLines(contact, print),
      ...(contact?.mobile === 'dialog'
        ? [
            `...maybeHidden([...button(${name}), ...text(site.word('ui.details'))], !site.isMobile),`,
          ]
        : []),
    ];
  },
  reach: ({ slots: { contact } }, { item }) =>
    contact?.mobile === 'dialog'
      ? [
          `const card = ${item};`,
          "if (site.isMobile) await card.getByRole('button', { name: site.word('ui.details') }).click();",
          "const part = site.isMobile ? page.getByRole('dialog') : card;",
        ]
      : [`const part = ${item};`],
  cases: (layout, view) => [
    ...(layout.slots.contact?.mobile === 'dialog' ? dialogCase(layout, view) : []),
    ...reachCases(layout, view),
  ],
};

/** What leads to those whom a card is of, and no link of its summary. */
const CONTACTS = '[data-mobile] :is([href^="mailto:"], [href^="tel:"])';

/** Where nothing hovers over a card, or opens its dialog, it shows how to reach what it is of. */
function reachCases({ slots: { contact } }: CardList, view: ViewSteps): Cases {
  const { print } = view;
  const fields = (contact?.blocks ?? []).flatMap(({ slots: { field } }) =>
    field?.kind === 'email' || field?.kind === 'phone' ? field.field : [],
  );
  if (fields.length === 0) return [];
  const find = view.find(
    fields.map((field) => `hasValue(${print.field(field)})`),
    'No item has an address.',
  );
  const reachIn = (card: string) => `${card}.locator('${CONTACTS}').first()`;
  const card = view.item.replace(/\bsite\.(?=card\(|main\b)/g, 'reader.');
  const expectSeen = (own: string) => [
    `const address = ${reachIn(own)};`,
    'await expect(address).toBeVisible();',
    'await expect.poll(() => address.evaluate((link) => link.checkVisibility({ opacityProperty: true }))).toBe(true);',
  ];
  const looks = ['async (reader) => {', ...expectSeen(card).map((line) => `  ${line}`), '}'].join(
    '\n',
  );
  return [
    {
      kind: 'content',
      title: view.titled('shows how to reach an item under the pointer'),
      runs: 'everywhere',
      lines: [
        "test.skip(site.isMobile, 'Nothing hovers on a phone.');",
        ...find,
        `await site.visit(${view.url});`,
        `const heading = ${view.item}.locator('h2, h3').first();`,
        `await expectSeenUnderPointer(${reachIn(view.item)}, heading);`,
      ],
    },
    {
      kind: 'content',
      title: view.titled('shows how to reach an item where nothing hovers, as on a tablet'),
      runs: 'once',
      lines: [...find, `await site.visit(${view.url});`, `await onTablet(site, page, ${looks});`],
    },
    {
      kind: 'content',
      title: view.titled('prints how to reach an item'),
      runs: 'once',
      lines: [
        ...find,
        // Of A4, in the pixels of a page.
        'await page.setViewportSize({ width: 794, height: 1123 });',
        `await site.visit(${view.url});`,
        "await page.emulateMedia({ media: 'print' });",
        ...expectSeen(view.item),
      ],
    },
    ...(contact?.mobile === 'dialog'
      ? [
          {
            kind: 'content',
            title: view.titled('shows how to reach an item where no script opens its dialog'),
            runs: 'once',
            lines: [
              ...find,
              `await site.visit(${view.url});`,
              'const viewport = { width: FACTS.mobileUpTo, height: 844 };',
              `await withoutScripts({ page, language: site.language, viewport }, ${view.url}, ${looks});`,
            ],
          } as const,
        ]
      : []),
  ];
}

/** They appear under a pointer, and on mobile at once, unless they are for the dialog. */
function contactLines(contact: CardList['slots']['contact'], print: Printer): readonly string[] {
  const lines = print.blocks(contact?.blocks ?? []);
  if (lines.length === 0) return [];
  const isSo = contact?.mobile === 'dialog' ? '' : ', !site.isMobile';
  return [`...maybeHidden([${lines.join(' ')}]${isSo}),`];
}

/** On mobile a card's contact lines stand in a dialog. */
function dialogCase({ slots }: CardList, view: ViewSteps): Cases {
  const { title, subtitle, note, summary, contact } = slots;
  const { print } = view;
  const name = `plain(${print.field(title.field)})`;
  const expectations = [
    ...[subtitle, note, summary && { ...summary, clamp: undefined }].flatMap(print.text),
    ...print.blocks(contact?.blocks ?? []),
  ];
  return [
    {
      kind: 'dialog',
      title: view.titled('shows an item and how to reach it in a dialog, on small screens'),
      runs: 'everywhere',
      lines: [
        ...view.find([], 'The API names no items here.'),
        `await site.visit(${view.url});`,
        `const details = ${view.item}.getByRole('button', { name: \`\${site.word('ui.details')} \${${name}}\` });`,
        'if (!site.isMobile) {',
        '  await expect(details).toHaveCount(0);',
        '  return;',
        '}',
        // They are said there alone.
        `const own = ${view.item}.locator('${CONTACTS}');`,
        'await expect(own.filter({ visible: true })).toHaveCount(0);',
        'await details.click();',
        "const dialog = page.getByRole('dialog');",
        `await expect(dialog.getByRole('heading').first()).toHaveText(${name});`,
        ...expectations.map((line) => `await expectAmong(dialog, [${line.slice(0, -1)}]);`),
        'await expectWellSet(dialog, dialog);',
        view.picture('dialog'),
        'for (const dismiss of DISMISSALS) {',
        '  if (!(await dialog.isVisible())) await details.click();',
        '  await expect(dialog).toBeVisible();',
        '  await dismiss(site, page, dialog);',
        '}',
        'await details.click();',
        'await site.escape(dialog);',
        'await expect(details).toBeFocused();',
      ],
    },
  ];
}
