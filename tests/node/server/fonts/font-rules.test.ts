import { expect, test } from 'vitest';
import { readFaceRules } from '../../../../src/node/server/fonts/font-rules.ts';

const CSS = `
:root{--font-regular:400;--font-strong:600}
h1,h2,h3{font-weight:var(--font-strong)}
.a_title{font-size:2em;font-weight:var(--font-regular)}
.b_name{margin:0;font-weight:var(--font-strong)!important}
.c_list>li a.d_link[aria-current=page]{font-weight:600}
em:lang(zh):not([lang]){font-style:normal}
.e_title[data-italic=true]:not(:lang(zh)){font-style:italic}
.f_item:hover{font-weight:900}
.g_item::before{font-weight:900}
:is(h5,.h_head){font-weight:500}
.i_like{font-weight:inherit;font-style:inherit}
.k_tab[aria-current=page]{font-weight:600}
.l_name:first-child{font-weight:600}
.m_item:last-child{font-style:italic}
.o_one, .o_two{font-weight:600}
.p_plain{font-style:normal !important}
:where(.q_quote){font-style:italic}
@media (width>=40rem){.j_wide{font-weight:600}}
@media print{.n_print{font-weight:600}}
@font-face{font-family:X;font-weight:800;font-style:italic}
`;
const rules = readFaceRules(CSS);

function faceOf(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  language = 'en',
  { inherited = [{ weight: 400, isItalic: false }], index = 0 } = {},
): string {
  return rules({ name, attributes, language, index }, inherited)
    .map(({ weight, isItalic }) => `${weight}${isItalic ? ' italic' : ''}`)
    .join();
}

test('elements are set as browsers set them, and as the stylesheet changes it', () => {
  expect(faceOf('p')).toBe('400');
  expect(faceOf('strong')).toBe('700');
  expect(faceOf('th')).toBe('700');
  expect(faceOf('h1')).toBe('600');
  expect(faceOf('h4')).toBe('700');
  expect(faceOf('h5')).toBe('500');
  expect(faceOf('em')).toBe('400 italic');
});

test('a class comes before an element, wherever its rule stands', () => {
  expect(faceOf('h2', { class: 'x a_title' })).toBe('400');
  expect(faceOf('span', { class: 'b_name' })).toBe('600');
  expect(faceOf('div', { class: 'h_head' })).toBe('500');
  expect(faceOf('p', { class: 'q_quote' })).toBe('400 italic');
  expect(['o_one', 'o_two'].map((name) => faceOf('p', { class: name }))).toEqual(['600', '600']);
});

test('attributes and languages decide', () => {
  expect(faceOf('a', { class: 'k_tab', 'aria-current': 'page' })).toBe('600');
  expect(faceOf('a', { class: 'd_link' })).toBe('400');
  expect(faceOf('em', {}, 'zh-CN')).toBe('400');
  expect(faceOf('em', { lang: 'zh-CN' }, 'zh-CN')).toBe('400 italic');
  expect(faceOf('p', { class: 'e_title', 'data-italic': 'true' })).toBe('400 italic');
  expect(faceOf('p', { class: 'e_title', 'data-italic': 'true' }, 'zh-CN')).toBe('400');
});

test('what applies only under the pointer, or to no element, changes nothing', () => {
  expect(faceOf('p', { class: 'f_item' })).toBe('400');
  expect(faceOf('p', { class: 'g_item' })).toBe('400');
});

test('what an element inherits stays', () => {
  const strong = { inherited: [{ weight: 600, isItalic: true }] };
  for (const attributes of [{}, { class: 'i_like' }]) {
    expect(faceOf('span', attributes)).toBe('400');
    expect(faceOf('span', attributes, 'en', strong)).toBe('600 italic');
  }
  expect(faceOf('span', { class: 'p_plain' }, 'en', strong)).toBe('600');
});

test('elements of one kind are told apart by the attributes that rules ask for', () => {
  const faces = ['page', 'step', undefined].map((current) =>
    faceOf('a', { class: 'k_tab', ...(current && { 'aria-current': current }) }),
  );
  expect(faces).toEqual(['600', '400', '400']);
  const weights = readFaceRules('.x{font-weight:bolder}.y{font-weight:bold}.z{font-weight:0}');
  const weightsOf = (name: string) =>
    weights({ name: 'p', attributes: { class: name }, language: 'en', index: 0 }, [
      { weight: 400, isItalic: false },
    ]).map(({ weight }) => weight);
  expect(['x', 'y', 'z'].map(weightsOf)).toEqual([[700], [700], [400]]);
});

test('the first of its kind may be another', () => {
  expect(faceOf('span', { class: 'l_name' }, 'en', { index: 0 })).toBe('600');
  expect(faceOf('span', { class: 'l_name' }, 'en', { index: 1 })).toBe('400');
});

test('where a rule asks for more than is known, an element has both faces', () => {
  expect(faceOf('a', { class: 'd_link', 'aria-current': 'page' })).toBe('400,600');
  expect(faceOf('li', { class: 'm_item' })).toBe('400,400 italic');
  expect(faceOf('p', { class: 'j_wide' })).toBe('400,600');
  expect(faceOf('p', { class: 'n_print' })).toBe('400');
  const both = { inherited: [400, 600].map((weight) => ({ weight, isItalic: false })) };
  expect(faceOf('span', {}, 'en', both)).toBe('400,600');
  expect(faceOf('h1', {}, 'en', both)).toBe('600');
});
