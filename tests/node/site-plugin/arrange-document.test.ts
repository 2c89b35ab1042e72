import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CompiledSite } from '../../../src/node/compiler/index.ts';
import {
  arrangeDocument,
  inlineScripts,
  placeSite,
} from '../../../src/node/site-plugin/arrange-document.ts';
import { compileRight } from '../../compile-right.ts';
import { writeSite } from '../compiler/small-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCE = readFileSync(path.join(ROOT, 'index.html'), 'utf8');
const NO_FONTS = { slices: [], reserve: '' };
const HTML = inlineScripts(SOURCE, ROOT, NO_FONTS);

/** The document of the small site, with a change of what it is compiled to. */
function place(change: (site: CompiledSite) => Partial<CompiledSite>): string {
  const { compiled } = compileRight(writeSite({}, {}));
  return placeSite(HTML, { ...compiled, ...change(compiled) });
}

describe('a document', () => {
  test('has the loading view where fonts are waited for, and none without fonts', () => {
    const view = '<div class="font-loading-view" aria-hidden="true"><img src="/media/logo.svg"';
    expect(place(() => ({}))).toContain(view);
    expect(place(() => ({ fonts: [] }))).not.toContain('class="font-loading-view"');
  });

  test('has the first icon for its mark where there is no logo, and asks for none without', () => {
    const bare = ({ site }: CompiledSite) => ({
      ...site,
      header: { ...site.header, logo: undefined },
    });
    const icons = [{ src: '/media/icon.png', size: 180 }];
    expect(place((site) => ({ site: { ...bare(site), icons } }))).toContain(
      '<link rel="icon" href="/media/icon.png">',
    );
    expect(place((site) => ({ site: bare(site) }))).toContain('<link rel="icon" href="data:,">');
  });

  test('says to old browsers what the site says, so that no text of it ends the script', () => {
    const message = { page: 'ar', tag: 'ar', direction: 'rtl', text: '</script><b>' } as const;
    const html = place(() => ({
      unsupportedBrowser: {
        messages: [message],
        browsers: [{ name: 'A & B', href: 'https://a.example' }],
      },
    }));
    expect(html).toContain(
      '\\u003cdiv class=\\"unsupported-browser\\" lang=\\"ar\\" dir=\\"rtl\\"',
    );
    expect(html).toContain('\\u003cp>&lt;/script&gt;&lt;b&gt;\\u003c/p>');
    expect(html).toContain('A &amp; B\\u003c/a>');
  });
});

describe('the small scripts of a built document', () => {
  const arrange = (head: string) =>
    arrangeDocument(
      `<html><head>${head}<!--site-head--><link rel="stylesheet" href="/a.css"></head><body><!--site-html--><!--site-snapshot--><script type="module" src="/a.js"></script></body></html>`,
    );

  test('are short, and those beside each other one', () => {
    const html = arrange(
      '<script>\n// A comment\nvar first = 1;\n</script>\n  <script>var second = first\n</script>\n<meta><script>third()</script>',
    );
    expect(html).toContain(
      '<script>var first=1;var second=first;</script>\n<meta><script>third();</script>',
    );
  });

  test('do not end, or begin others, in their strings', () => {
    const html = arrange('<script>show("\\u003c/script>\\u003c!--\\u003cscript>")</script>');
    expect(html).toContain('<script>show("<\\/script>\\x3c!--<script>");</script>');
  });

  test('are read by browsers that are not supported', () => {
    const html = arrange("<script>a('x\\ny', function (b) { return { 'c': b } })</script>");
    expect(html).toMatch(/<script>a\("x\\ny",function\((\w)\)\{return\{c:\1\}\}\);<\/script>/);
  });
});

describe('a placeholder that nothing takes the place of ends the build', () => {
  const boot = readdirSync(path.join(ROOT, 'src/app/boot'));
  /** The document as a build makes it, which has put its stylesheet into the head. */
  const build = (source: string) => {
    const styled = source.replace(
      '</head>',
      '<link rel="stylesheet" crossorigin href="/style.css"></head>',
    );
    const { compiled } = compileRight(writeSite({}, {}));
    return arrangeDocument(placeSite(inlineScripts(styled, ROOT, NO_FONTS), compiled));
  };

  test('while the document as it is can be built', () => {
    expect(build(SOURCE)).toContain('<template id="site-scripts">');
  });

  test('whose stylesheet comes after its small scripts, which hear of it', () => {
    const html = build(SOURCE);
    const [head = '', body = ''] = html.split('</head>');
    expect(head.lastIndexOf('</script>')).toBeLessThan(head.indexOf('<link rel="stylesheet"'));
    expect(body).not.toMatch(/<script(?! type="module")/);
  });

  test.each(boot)('that of %s', (name) => {
    const mark = `<!--site-inline:src/app/boot/${name}-->`;
    expect(() => build(SOURCE.replace(mark, ''))).toThrow(`no place for src/app/boot/${name}`);
  });

  test.each(['icon', 'mark', 'head', 'html', 'snapshot'])('that of the %s', (name) => {
    const mark = `<!--site-${name}-->`;
    expect(SOURCE).toContain(mark);
    expect(() => build(SOURCE.replace(mark, ''))).toThrow(/<!--site-/);
    expect(() => build(SOURCE.replace(mark, `<!--site-${name}s-->`))).toThrow(/<!--site-/);
  });

  test('one that is unknown', () => {
    expect(() => build(SOURCE.replace('</body>', '<!--site-foot--></body>'))).toThrow('site-foot');
  });

  test('a document without its script or its stylesheet', () => {
    expect(() => build(SOURCE.replace(/<script type="module".*<\/script>/, ''))).toThrow('script');
    const { compiled } = compileRight(writeSite({}, {}));
    expect(() => arrangeDocument(placeSite(HTML, compiled))).toThrow('no stylesheet');
  });

  test.each([
    '<script type=module src="/late.js"></script>',
    "<script src='/late.js'></script>",
    '<link crossorigin rel=modulepreload href="/late.js">',
  ])('%s, which would load before the first paint', (tag) => {
    expect(() => build(SOURCE.replace('</head>', `${tag}</head>`))).toThrow(
      `has ${tag.replace('</script>', '')}, which would hold up the first paint`,
    );
  });
});
