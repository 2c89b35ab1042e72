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
          '  // By the means of the browser, too.',
          "  await expect(link).toHaveAttribute('download', words ?? '');",
          "  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);",
          '  expect(saved.suggestedFilename()).toBe(words);',
          '}',
        ],
      },
      impatientCase(list, view),
      ...failedCase(list, view),
    ];
  },
};

/** While a file is on its way it is said so, and a second press asks for it no more. */
function impatientCase(list: string, view: ViewSteps): Cases[number] {
  return {
    title: view.titled('asks once for a file that is pressed twice, and says that it comes'),
    runs: 'once',
    lines: [
      ...view.find([`files(${list}).some((file) => !file.isOutside)`], 'No file is to be saved.'),
      `const { words = '', href = '' } = files(${list}).find((file) => !file.isOutside) ?? {};`,
      ...view.reach,
      "const link = part.getByRole('link', { name: words }).first();",
      "const said = part.getByRole('status').filter({ hasText: site.word('ui.downloading', { name: words }) });",
      'let asked = 0;',
      'let release = () => {};',
      'const released = new Promise<void>((resolve) => { release = resolve; });',
      'await page.route(',
      '  ({ href: url }) => url === new URL(href, page.url()).href,',
      '  async (route) => {',
      '    asked += 1;',
      '    await released;',
      '    await route.continue();',
      '  },',
      ');',
      'await link.dblclick();',
      'await expect(said).toHaveCount(1);',
      "await expect(link).toHaveAttribute('aria-busy', 'true');",
      "const saved = page.waitForEvent('download');",
      'release();',
      'expect((await saved).suggestedFilename()).toBe(words);',
      'await expect(said).toHaveCount(0);',
      'expect(asked).toBe(1);',
    ],
  };
}

/** A file that does not come whole is not saved, and a message says so. */
function failedCase(list: string, view: ViewSteps): Cases {
  return [
    {
      kind: 'failures',
      title: view.titled('saves no file that does not come whole, and says so'),
      runs: 'once',
      alike: 'files that do not come whole',
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
