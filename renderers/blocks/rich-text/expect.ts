import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'rich-text'> = {
  block({ slots: { field } }, print) {
    const [first, ...others] = field.fields.map((name) => print.field(name));
    return others.length === 0 ? `html(${first})` : `html([${[first, ...others].join(', ')}])`;
  },
  /** Whoever passes a heading on has a link for it, whatever its letters are. */
  cases({ slots: { field } }, view) {
    const texts = field.fields.map((name) => `plain(${view.print.field(name)})`).join(' + ');
    const heading = '/<h[2-6]\\b[^>]*>([^<&]*[\\p{L}\\p{N}][^<&]*)<\\/h/u';
    return [
      {
        title: view.titled('has a URL for each heading of its text'),
        runs: 'languages',
        lines: [
          ...view.find([`${heading}.test(${texts})`], 'No text has headings.'),
          ...view.reach,
          '// A heading that leads elsewhere has no other link.',
          'const links = part.locator(\':is(h2, h3, h4, h5, h6)[id] > a[href^="#"]\');',
          `const [, words = ''] = ${heading}.exec(${texts}) ?? [];`,
          'await expect(links.filter({ hasText: words }).first()).toBeAttached();',
          'const pairs = await links.evaluateAll((all) =>',
          "  all.map((link) => [decodeURIComponent(link.getAttribute('href') ?? ''), ['#', link.parentElement?.id].join('')]),",
          ');',
          'for (const [hash, id] of pairs) expect(hash).toBe(id);',
          'expect(new Set(pairs.map(([hash]) => hash)).size).toBe(pairs.length);',
          `await expectNamedHeading(page, site, ${view.url});`,
        ],
      },
    ];
  },
};
