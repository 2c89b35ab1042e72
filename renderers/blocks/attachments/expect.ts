import type {
  BlockExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';

type Cases = ReturnType<NonNullable<BlockExpectation<'attachments'>['cases']>>;

export const expectation: BlockExpectation<'attachments'> = {
  block: ({ slots: { field } }, print) => `files(${print.field(field.field)})`,
  /** Files that are no PDF are saved under their names; a PDF opens in a window of its own. */
  cases({ slots: { field } }, view) {
    const list = view.print.field(field.field);
    // One with a file to save, or else any with files.
    const isSaved = `files(${list}).some((file) => !file.isOutside)`;
    return [
      {
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
      ...failedCase(list, view),
    ];
  },
};

/** A file that does not come whole is not saved, and a message says so. */
function failedCase(list: string, view: ViewSteps): Cases {
  return [
    {
      kind: 'failures',
      title: view.titled('saves no file that does not come whole, and says so'),
      runs: 'once',
      lines: [
        ...view.find([`files(${list}).some((file) => !file.isOutside)`], 'No file is to be saved.'),
        `const { words = '', href = '' } = files(${list}).find((file) => !file.isOutside) ?? {};`,
        'problems.allow(new RegExp(escapePattern(encodeURI(decodeURI(href)))));',
        'const saved: string[] = [];',
        "page.on('download', (download) => saved.push(download.suggestedFilename()));",
        "const answers = [{ status: 500 }, { status: 204 }, { status: 206, body: 'half' }, undefined];",
        'for (const answer of answers) {',
        ...view.reach.map((line) => `  ${line}`),
        "  const link = part.getByRole('link', { name: words }).first();",
        "  const failed = part.getByRole('status').filter({ hasText: site.word('ui.downloadFailed', { name: words }) });",
        '  await page.route(',
        '    ({ href: url }) => url === new URL(href, page.url()).href,',
        "    (route) => (answer === undefined ? route.abort('connectionrefused') : route.fulfill(answer)),",
        '    { times: 1 },',
        '  );',
        '  await link.click();',
        '  await expect(failed).toHaveCount(1);',
        '}',
        'expect(saved).toEqual([]);',
      ],
    },
  ];
}
