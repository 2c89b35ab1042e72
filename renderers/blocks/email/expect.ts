import type {
  BlockExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';

type Cases = ReturnType<NonNullable<BlockExpectation<'email'>['cases']>>;

export const expectation: BlockExpectation<'email'> = {
  block({ copy, slots: { field, empty, label } }, print) {
    const options = [
      ...(copy ? ["copy: site.word('ui.copy')"] : []),
      ...(empty === undefined ? [] : [`empty: ${print.say(empty.text)}`]),
    ];
    const more = options.length === 0 ? '' : `, { ${options.join(', ')} }`;
    return print.labelled(label, `email(${print.field(field.field)}${more})`);
  },
  cases: ({ copy, slots: { field } }, view) => (copy ? copyCases(field.field, view) : []),
};

/** The button beside an e-mail address copies it, and says so for a second. */
function copyCases(field: string, view: ViewSteps): Cases {
  const address = `plain(${view.print.field(field)})`;
  const find = view.find([`${address} !== ''`], 'No item has an address.');
  const button = `const button = part.getByRole('button', { name: \`\${site.word('ui.copy')} \${${address}}\` });`;
  const pressAtRest = [
    '// From here on, time passes for the page only where the test lets it.',
    'await button.focus();',
    'await page.clock.pauseAt(Date.now() + 3_600_000);',
    'await button.click();',
  ];
  return [
    {
      kind: 'copy',
      title: view.titled('says that an e-mail address cannot be copied, where that is so'),
      runs: 'once',
      lines: [
        ...find,
        'await page.addInitScript(refuseCopying);',
        'await page.clock.install();',
        ...view.reach,
        button,
        ...pressAtRest,
        // Lists of the same page have states of their own.
        "const said = part.getByRole('status').filter({ hasText: site.word('ui.copyFailed') });",
        'await expect(said).toHaveCount(1);',
      ],
    },
    {
      kind: 'copy',
      title: view.titled('copies an e-mail address, and says so for a second'),
      runs: 'once',
      lines: [
        ...find,
        "await context.grantPermissions(['clipboard-read', 'clipboard-write']);",
        'await page.clock.install();',
        ...view.reach,
        button,
        ...pressAtRest,
        "const said = part.getByRole('status').filter({ hasText: site.word('ui.copied') });",
        'await expect(said).toHaveCount(1);',
        "const seen = await expectSaidBeside(button, site.word('ui.copied'));",
        `expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(${address});`,
        'await page.clock.runFor(2000);',
        'await expect(said).toHaveCount(0);',
        'await expect(seen).toHaveCount(0);',
      ],
    },
  ];
}
