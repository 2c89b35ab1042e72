import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'attachments'> = {
  block: ({ slots: { field } }, print) => `files(${print.field(field.field)})`,
  /** Files that are no PDF are saved under their names; a PDF opens in a window of its own. */
  cases({ slots: { field } }, view) {
    const list = view.print.field(field.field);
    // One with a file to save, or else any with files.
    const isSaved = `files(${list}).some((file) => !file.isOutside)`;
    return [
      {
        kind: 'attachments',
        title: view.titled(
          'opens a PDF in a window of its own, and saves other files under their names',
        ),
        runs: 'once',
        lines: [
          ...view.find([isSaved, `hasValue(${list})`], 'No item has files.'),
          ...view.reach,
          `for (const { words, href } of files(${list})) {`,
          "  const link = part.getByRole('link', { name: words ?? '' }).first();",
          "  await expect(link).toHaveAttribute('href', href ?? '');",
          "  if (/\\.pdf$/i.test(words ?? '')) {",
          "    await expect(link).toHaveAttribute('target', '_blank');",
          "    await expect(link).toHaveAttribute('rel', /noopener/);",
          '    continue;',
          '  }',
          "  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);",
          '  expect(saved.suggestedFilename()).toBe(words);',
          '}',
        ],
      },
    ];
  },
};
