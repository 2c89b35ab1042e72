import { act, fireEvent } from '@testing-library/react';
import { layout } from '../../renderers/layouts/accordion/index.tsx';
import type { LayoutProps } from '../../src/react/index.ts';
import { BLOCKS_SLOT, show, TITLE_SLOT, words } from './show.tsx';

export type Props = LayoutProps<'accordion'>;

export const slots = { title: TITLE_SLOT, blocks: BLOCKS_SLOT };
export const LIST = { type: 'accordion', questions: false, slots } as unknown as Props['layout'];
export const ONE = {
  type: 'accordion',
  questions: false,
  slots: { items: { kind: 'items', field: 'parts', slots } },
} as unknown as Props['layout'];
export const phone = (field: string) => [{ type: 'phone', field }];
export const PARTS = ['North', 'South', 'West'].map((name) => ({
  key: `${name}#0`,
  title: words(name),
  blocks: phone(name),
}));

interface Shown {
  readonly model?: Props['layout'];
  readonly items?: Props['items'];
  readonly at?: string;
  readonly width?: number;
}

/** Shows parts in a window of a width, and what is done with them. */
export function showParts({ model = LIST, items = PARTS, at = '/', width = 1440 }: Shown = {}) {
  const narrowed = <Narrowed width={width} model={model} items={items} />;
  const { container, ...rest } = show(narrowed, at);
  const parts = () => [...container.querySelectorAll('details')];
  /** Opens or closes a part, as the browser does where its heading is pressed. */
  const turn = (index: number, open: boolean) => {
    const part = parts()[index];
    if (part === undefined) throw new Error('There is no such part');
    act(() => {
      part.open = open;
    });
    fireEvent(part, new Event('toggle'));
  };
  const heading = (index: number) => {
    const found = parts()[index]?.querySelector('summary');
    if (!found) throw new Error('There is no such heading');
    return found;
  };
  const open = () => parts().map((part) => part.open);
  const pictures = () => [...container.getElementsByTagName('img')].map(({ alt }) => alt);
  return { ...rest, container, parts, turn, heading, open, pictures };
}

/** Sets the window's width before the parts ask for it. */
function Narrowed({ width, model, items }: Required<Omit<Shown, 'at'>>) {
  window.innerWidth = width;
  return <layout.Layout layout={model} items={items} />;
}
export const one = (item: object): Props['items'] => [{ key: '1', ...item }];
