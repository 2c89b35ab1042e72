import { expect, test } from 'vitest';
import { readHiddenRules } from '../../../../src/node/server/fonts/hidden-rules.ts';

const isHidden = readHiddenRules(`
.menu{display:flex}
.menu[data-open=false]{visibility:hidden}
.mobile{display:none}
@media (width<=64rem){.mobile{display:block}.desktop{display:none}}
.off{display:none}
.shell .off{display:none}
.frame>.part{display:none}
.later{visibility:hidden}
.later.later{visibility:visible}
`);

const ask = (className: string, attributes = {}) =>
  isHidden({
    name: 'div',
    attributes: { class: className, ...attributes },
    language: 'en',
    index: 0,
  });

test('what is hidden at any width is', () => {
  expect(ask('off')).toBe(true);
  expect(ask('menu', { 'data-open': 'false' })).toBe(true);
});

test('what may be shown is not', () => {
  expect(ask('menu', { 'data-open': 'true' })).toBe(false);
  expect(ask('mobile')).toBe(false);
  expect(ask('desktop')).toBe(false);
  expect(ask('part')).toBe(false);
  expect(ask('later')).toBe(false);
  expect(ask('other')).toBe(false);
});
