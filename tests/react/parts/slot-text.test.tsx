import { describe, expect, test } from 'vitest';
import { SlotText } from '../../../src/react/index.ts';
import { show, words } from '../../renderers/show.tsx';

type Value = React.ComponentProps<typeof SlotText>['value'];

/** What is shown of a text: its outermost elements, each with its attributes. */
function showText(value: Value, clamp?: number) {
  const { container } = show(<SlotText value={value} clamp={clamp} />);
  const [outer] = container.children;
  const inner = outer?.firstElementChild ?? null;
  const read = (element: Element | null | undefined, ...names: readonly string[]) =>
    names.map((name) => element?.getAttribute(name) ?? undefined);
  return { outer, inner, read, text: container.textContent };
}

const CHINESE = { tag: 'zh-CN', direction: 'ltr', label: '中文' } as const;
const LANGUAGE = ['lang', 'dir', 'data-language'] as const;

describe('a text', () => {
  test('is whole, or cut after some lines', () => {
    const { outer, read, text } = showText(words('Fern'));
    expect([outer?.tagName, ...read(outer, 'data-clamp'), text]).toEqual([
      'SPAN',
      undefined,
      'Fern',
    ]);
    const cut = showText(words('Fern'), 3);
    expect(cut.read(cut.outer, 'data-clamp', 'lang')).toEqual(['3', undefined]);
  });

  test('in another language than the page’s says which it is', () => {
    const { outer, read, text } = showText({ ...words('蕨'), language: CHINESE });
    expect(read(outer, ...LANGUAGE)).toEqual(['zh-CN', 'ltr', '中文']);
    expect(outer?.classList).toHaveLength(1);
    expect(text).toBe('蕨');
  });

  test('in another language has no name of that but in a title', () => {
    const { label: _, ...language } = CHINESE;
    const { outer, read } = showText({ ...words('蕨'), language });
    expect(read(outer, ...LANGUAGE)).toEqual(['zh-CN', 'ltr', undefined]);
    expect(outer?.getAttribute('class')).toBeNull();
  });

  test('in another language is cut as those of the page’s own are', () => {
    const { outer, inner, read } = showText({ ...words('蕨'), language: CHINESE }, 2);
    expect(read(outer, 'data-clamp', 'lang')).toEqual(['2', undefined]);
    expect(read(inner, 'data-clamp', ...LANGUAGE)).toEqual([undefined, 'zh-CN', 'ltr', '中文']);
  });

  test('that is a date is one for machines', () => {
    const { inner, text } = showText({ ...words('March 1'), time: '2026-03-01' });
    expect([inner?.tagName, inner?.getAttribute('datetime'), text]).toEqual([
      'TIME',
      '2026-03-01',
      'March 1',
    ]);
  });

  test('with markup has it, cut where it is asked for', () => {
    const { outer, read } = showText({ kind: 'html', html: '<b>Fern</b>' });
    expect([outer?.tagName, outer?.innerHTML, ...read(outer, 'data-clamp')]).toEqual([
      'DIV',
      '<b>Fern</b>',
      undefined,
    ]);
    const cut = showText({ kind: 'html', html: '<b>Fern</b>' }, 2);
    expect(cut.read(cut.outer, 'data-clamp')).toEqual(['2']);
  });
});
