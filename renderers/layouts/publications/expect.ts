import type {
  LayoutExpectation,
  Printer,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels, TextSlot } from '../../../src/react/index.ts';

type Model = LayoutModels['publications'];

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
  cases(layout, view) {
    const { title } = layout.slots;
    const { all, area, fileOf, print, titled, url, values } = view;
    const path = fileOf('bib');
    if (path === undefined) return [];
    return [
      {
        kind: 'content',
        title: titled('has its publications as BibTeX'),
        runs: 'once',
        lines: [
          ...values,
          `const items = ${all};`,
          `const answer = await page.request.get(inLanguage(${print.quote(path)}, site.language.code));`,
          "expect(answer.headers()['content-type']).toContain('application/x-bibtex');",
          'const file = await answer.text();',
          'expectBibtex(',
          '  file,',
          `  items.map((item) => ${printEntry(layout, print)}),`,
          ');',
          '// Each brace has its other, so that none ends an entry too soon.',
          "const braces = file.replaceAll(/\\\\[{}]/g, '');",
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
          `expectBibtex(copied, [${printEntry(layout, print)}]);`,
        ],
      },
    ];
  },
};

/** The call that says what BibTeX has of `item`: every field that the manifest names. */
function printEntry({ slots, bibtex }: Model, print: Printer): string {
  const own = (field: string | undefined) => (field === undefined ? "''" : print.field(field));
  const seen = (slot: TextSlot | undefined) =>
    slot === undefined ? '[]' : (print.call(slot) ?? 'somethingElse()');
  const usual = print.quote(bibtex?.entry ?? 'article');
  const fields = {
    id: 'item.id',
    authors: slots.authors === undefined ? '[]' : printAuthors(slots.authors, print),
    title: seen(slots.title),
    venue: seen(slots.venue),
    year: seen(slots.year),
    abstract: seen(slots.summary),
    doi: own(slots.doi?.field),
    url: slots.link === undefined ? "''" : print.url(slots.link),
    volume: own(bibtex?.volume),
    number: own(bibtex?.number),
    pages: own(bibtex?.pages),
    publisher: own(bibtex?.publisher),
  };
  const printed = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const kind = bibtex?.type === undefined ? usual : `bibtexKind(${own(bibtex.type)}, ${usual})`;
  return `bibtexEntry(${kind}, { ${printed.join(', ')} }, site.language.code)`;
}

function printAuthors({ field, options = {} }: TextSlot, print: Printer): string {
  const named = ['text', 'given'].flatMap((name) => {
    const value = options[name];
    return typeof value === 'string' ? [`${name}: ${print.quote(value)}`] : [];
  });
  const more = named.length === 0 ? '' : `, { ${named.join(', ')} }`;
  return `bibtexAuthors(${print.field(field)}${more})`;
}
