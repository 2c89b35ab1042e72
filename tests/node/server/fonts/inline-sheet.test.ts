import { describe, expect, test } from 'vitest';
import { open } from './small-page-fonts.ts';

describe('the first stylesheet of a page', () => {
  test('comes with it where it was made before', async () => {
    const { ask, linksOf, footOf } = open();
    const before = linksOf('<p>湖</p>');
    const [url = ''] = before.sheets;
    const css = await (await ask(url)).text();
    const { elements, sheets, foot } = linksOf('<p>湖</p>');
    expect(sheets).toEqual([]);
    expect(elements).not.toContain('<link');
    expect(elements).toContain('&quot;isInline&quot;:true');
    expect(footOf('<p>湖</p>')).toContain(
      `<script type="text/plain" id="page-fonts">${css}</script>`,
    );
    expect(foot.digest).not.toBe(before.foot.digest);
  });

  test('stands in the head of a page that is sent ahead of its data', async () => {
    const { ask, linksOf, aheadOf } = open();
    const asked = aheadOf('<p>湖</p>');
    expect(asked.elements).toBe(linksOf('<p>湖</p>').elements);
    const [url = ''] = asked.sheets;
    const css = await (await ask(url)).text();
    const { elements, foot, sheets } = aheadOf('<p>湖</p>');
    expect(elements).toMatch(/^<meta name="further-fonts".*&quot;isInline&quot;:true/);
    expect(elements).toMatch(/<script type="text\/plain" id="page-fonts">.*<\/script>$/s);
    expect(elements).toContain(css);
    expect(foot).toMatch(/^<noscript>.*<\/noscript>$/);
    expect(sheets).toEqual([]);
  });

  test('is made for it, once for all who ask at a time', async () => {
    const { prepare, linksOf, made } = open();
    await Promise.all([prepare('<p>湖</p>'), prepare('<p>湖</p>')]);
    expect(made).toHaveLength(1);
    expect(linksOf('<p>湖</p>').sheets).toEqual([]);
    expect(prepare('<p>湖</p>')).toBeUndefined();
  });

  test('is not waited for where it takes longer than to ask for it', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { prepare, linksOf } = open(undefined, () => promise);
    await prepare('<p>湖</p>');
    expect(linksOf('<p>湖</p>').sheets).toHaveLength(1);
    resolve('@font-face{}');
    await prepare('<p>湖</p>');
    expect(linksOf('<p>湖</p>').sheets).toEqual([]);
  });

  test('is asked for where it cannot be made', async () => {
    const { prepare, linksOf } = open(undefined, () => Promise.reject(new Error('broken')));
    await prepare('<p>湖</p>');
    expect(linksOf('<p>湖</p>').sheets).toHaveLength(1);
  });

  test('is none where a page shows no character of any', () => {
    const { prepare, footOf } = open();
    expect(prepare('<p></p>')).toBeUndefined();
    expect(footOf('<p></p>')).toBe('');
  });
});
