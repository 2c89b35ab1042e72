import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'publications'> = {
  heading: 2,
  item: ({ slots: { title, authors, venue, details, year, doi, summary, link } }, print, page) => {
    const file = page.fileOf('bib');
    return [
      print.heading(2, title, link),
      ...print.text(authors),
      ...print.text(venue),
      ...print.text(details),
      ...(year !== undefined && print.isPlain(year)
        ? [`...publishedYear(${print.field(year.field)}),`]
        : print.text(year)),
      ...print.text(summary),
      ...(doi === undefined ? [] : [`...doi(${print.field(doi.field)}),`]),
      ...(file === undefined
        ? []
        : [
            `...fileLink('BibTeX', ${print.quote(file)}, item, site.language.code),`,
            `...(hasValue(item.id) ? button(\`\${site.word('ui.copy')} BibTeX: \${plain(${print.field(title.field)})}\`) : []),`,
          ]),
    ];
  },
  cases({ slots: { title } }, view) {
    const { area, fileOf, list, print, titled, url, values } = view;
    const path = fileOf('bib');
    if (path === undefined) return [];
    return [
      {
        kind: 'content',
        title: titled('has its publications as BibTeX'),
        runs: 'once',
        lines: [
          ...values,
          `const items = ${list};`,
          `const answer = await page.request.get(inLanguage(${print.quote(path)}, site.language.code));`,
          "expect(answer.headers()['content-type']).toContain('application/x-bibtex');",
          'const text = await answer.text();',
          'expect(text.match(/^@[a-z]+\\{[a-z0-9-]+,$/gm)).toHaveLength(items.length);',
          `for (const item of items) expect(text).toContain(texText(${print.field(title.field)}));`,
          '// Each brace has its other, so that none ends an entry too soon.',
          "const braces = text.replaceAll(/\\\\[{}]/g, '');",
          "expect(braces.split('{')).toHaveLength(braces.split('}').length);",
          `await site.visit(${url});`,
          `const links = ${area}.getByRole('link', { name: site.word('ui.bibtexOfAll'), exact: true });`,
          '// Of a list in groups, too, there is one file.',
          'await expect(links).toHaveCount(1);',
        ],
      },
      {
        kind: 'copy',
        title: titled('copies a publication as BibTeX'),
        runs: 'once',
        lines: [
          ...view.find(['hasValue(item.id)'], 'No publication has an id.'),
          "await context.grantPermissions(['clipboard-read', 'clipboard-write']);",
          ...view.reach,
          `const words = plain(${print.field(title.field)});`,
          "const button = part.getByRole('button', { name: site.word('ui.copy') + ' BibTeX: ' + words });",
          'await button.click();',
          "await expect(part.getByRole('status').filter({ hasText: site.word('ui.copied') })).toHaveCount(1);",
          'const copied = await page.evaluate(() => navigator.clipboard.readText());',
          'expect(copied).toMatch(/^@[a-z]+\\{[^]*\\}\\s*$/);',
          `expect(copied).toContain(texText(${print.field(title.field)}));`,
        ],
      },
    ];
  },
};
