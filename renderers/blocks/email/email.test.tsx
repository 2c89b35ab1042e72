import { expect, test } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const block = { field: 'an@site.example', copy: false, empty: undefined, label: undefined };

test('an address is a link that says what it is', () => {
  const link = show(<Block block={block} />).getByRole('link');
  expect(link.getAttribute('href')).toBe('mailto:an@site.example');
  expect(link.textContent).toBe('an@site.example');
});

test('it has a button that copies it where the manifest asks for one', () => {
  expect(show(<Block block={block} />).queryByRole('button')).toBeNull();
  expect(show(<Block block={{ ...block, copy: true }} />).queryAllByRole('button')).toHaveLength(1);
});

test('without an address there is the hint alone', () => {
  const page = show(<Block block={{ ...block, field: undefined, copy: true, empty: 'None' }} />);
  expect(page.container.textContent).toBe('None');
  expect(page.queryByRole('button')).toBeNull();
});

test('an address that is too long goes on after its "@" and before the dots of its host', () => {
  const block = { field: 'an.bo@site.example', copy: false, empty: undefined, label: undefined };
  const link = show(<Block block={block} />).getByRole('link');
  expect(link.innerHTML).toBe('an.bo@<wbr>site<wbr>.example');
  expect(link.textContent).toBe('an.bo@site.example');
});

test('an address is read out as one, after the words of the manifest', () => {
  const page = show(<Block block={{ ...block, label: 'Write to' }} />);
  expect(page.container.textContent).toBe('Write toan@site.example');
  expect(page.getByRole('link', { name: 'ui.email an@site.example' })).toBeDefined();
  page.unmount();
  const bare = show(<Block block={block} />);
  expect(bare.container.querySelector('p')?.childElementCount).toBe(1);
});

test('its button says what it copies', () => {
  const page = show(<Block block={{ ...block, copy: true }} />);
  expect(page.getByRole('button', { name: 'ui.copy an@site.example' })).toBeDefined();
});

test('there is no hint beside an address', () => {
  const page = show(<Block block={{ ...block, empty: 'None' }} />);
  expect(page.queryByText('None')).toBeNull();
});

test.each([
  ['an@a.b.example', 'an@<wbr>a<wbr>.b<wbr>.example'],
  ['an.example', 'an<wbr>.example'],
  // What is no address is left as it is written.
  ['an@a..b', 'an@<wbr>a<wbr>.<wbr>.b'],
  ['an', 'an'],
])('the address %s goes on after its "@" and before dots alone', (field, html) => {
  const link = show(<Block block={{ ...block, field }} />).getByRole('link');
  expect(link.innerHTML).toBe(html);
  expect(link.textContent).toBe(field);
});
