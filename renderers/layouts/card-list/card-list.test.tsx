import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import {
  BLOCKS_SLOT,
  show,
  showLayout,
  TITLE_SLOT,
  words,
} from '../../../tests/renderers/show.tsx';
import { CardDialog, type CardDialogProps } from './card-dialog.tsx';
import { layout } from './index.tsx';

type Model = LayoutProps<'card-list'>['layout'];

const columns = { xs: 1, sm: 1, tile: 1, md: 1, lg: 2, xl: 2 };
const slots = { title: TITLE_SLOT };
const shown = { type: 'card-list', columns, slots } as const;
const image = { src: '/media/an.webp', alt: 'An Li', facts: [400, 500, null, [128]] } as const;
const contact = [{ type: 'phone', field: '123' }];
const PERSON = {
  key: '1',
  title: words('An Li'),
  subtitle: words('Professor'),
  note: words('On leave'),
  summary: words('Works on tides.'),
};

/** A card list whose contact lines are shown so on mobile. */
const onMobile = (mobile: 'dialog' | 'show' | undefined) =>
  ({
    ...shown,
    slots: { ...slots, contact: { ...BLOCKS_SLOT, mobile } },
  }) as unknown as Partial<Model>;

test('a card has its title as a heading that leads to its page', () => {
  const page = showLayout(layout, shown, [
    { key: '1', title: words('An Li'), subtitle: words('Professor'), link: '/people/an' },
    { key: '2', title: words('Bo Wu') },
  ]);
  const headings = page.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['An Li', 'Bo Wu']);
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/people\/an/),
  ]);
  expect(page.container.textContent).toContain('Professor');
});

test('cards are items of a list that has as many columns as the manifest says', () => {
  const page = showLayout(layout, shown, [PERSON, { key: '2', title: words('Bo Wu') }]);
  expect(page.getByRole('list').className).toContain('columns-above-lg-2');
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'An LiProfessorOn leaveWorks on tides.ui.readOn',
    'Bo Wu',
  ]);
});

test('cards follow a change of their layout', async () => {
  function Changing() {
    const [clamp, setClamp] = useState(1);
    const changed = { ...shown, slots: { ...slots, subtitle: { ...TITLE_SLOT, clamp } } };
    return (
      <>
        <button type="button" onClick={() => setClamp(2)}>
          Change
        </button>
        <layout.Layout
          layout={changed as Model}
          items={[{ key: '1', subtitle: words('Professor') }]}
        />
      </>
    );
  }
  const page = show(<Changing />);
  await userEvent.click(page.getByRole('button'));
  expect(page.getByText('Professor').getAttribute('data-clamp')).toBe('2');
});

describe('the texts of a card', () => {
  const slot = (clamp: number) => ({ ...TITLE_SLOT, clamp });
  const cut = { ...slots, subtitle: slot(1), note: slot(2), summary: slot(3) };
  const clamps = (page: ReturnType<typeof showLayout>) =>
    ['Professor', 'On leave', 'Works on tides.'].map((text) =>
      page.getByText(text).getAttribute('data-clamp'),
    );

  test('are cut as the manifest says, the rest being on the page of the card', () => {
    const page = showLayout(layout, { ...shown, slots: cut }, [{ ...PERSON, link: '/an' }]);
    expect(clamps(page)).toEqual(['1', '2', '3']);
    expect(page.queryByRole('button')).toBeNull();
  });

  test('open in their place where the card has no page, by a button that says of what', () => {
    const page = showLayout(layout, { ...shown, slots: cut }, [PERSON]);
    expect(clamps(page)).toEqual(['1', '2', '3']);
    expect(page.getByRole('button', { name: 'ui.readOn: An Li' })).toBeDefined();
  });

  test('are whole where the manifest says nothing of lines', () => {
    const page = showLayout(layout, shown, [{ ...PERSON, link: '/an' }]);
    expect(clamps(page)).toEqual([null, null, null]);
  });
});

describe('the picture of a card', () => {
  test('has no words of its own to listen to', () => {
    const page = showLayout(layout, shown, [{ key: '1', title: words('An Li'), image }]);
    expect(page.container.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(page.getByRole('listitem').getAttribute('data-picture')).toBe('true');
  });

  test('is asked for at once in the first four cards', () => {
    const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, image }));
    const { container } = showLayout(layout, shown, people);
    const waits = [...container.getElementsByTagName('img')].map(
      (picture) => picture.getAttribute('loading') === 'lazy',
    );
    expect(waits).toEqual([false, false, false, false, true, true]);
  });

  test('has no place in a card without one', () => {
    const page = showLayout(layout, shown, [{ key: '1', title: words('An Li') }]);
    expect(page.container.querySelector('[data-ratio]')).toBeNull();
    expect(page.getByRole('listitem').getAttribute('data-picture')).toBe('false');
  });
});

describe('the contact lines of a card', () => {
  const placeOf = (page: ReturnType<typeof showLayout>) =>
    page.container.querySelector('[data-mobile]')?.getAttribute('data-mobile');

  test('stand on it, and have no dialog unless the manifest says so', () => {
    const page = showLayout(layout, onMobile('show'), [{ ...PERSON, link: '/an', contact }]);
    expect(page.getByRole('link', { name: /123/ }).getAttribute('href')).toBe('tel:123');
    expect(placeOf(page)).toBe('show');
    expect(page.queryByRole('button', { name: /ui\.details/ })).toBeNull();
  });

  test('stand on it where the manifest says nothing of them', () => {
    const page = showLayout(layout, shown, [{ ...PERSON, link: '/an', contact }]);
    expect(page.getByRole('link', { name: /123/ })).toBeDefined();
    expect(placeOf(page)).toBe('inline');
  });

  test('have no button in a card without any', () => {
    const page = showLayout(layout, onMobile('dialog'), [{ ...PERSON, link: '/an' }]);
    expect(page.queryByRole('button')).toBeNull();
  });

  test('open in a dialog by a button named after the card, which has the focus again as it closes', async () => {
    const page = showLayout(layout, onMobile('dialog'), [{ ...PERSON, link: '/an', contact }]);
    expect(placeOf(page)).toBe('dialog');
    const button = page.getByRole('button', { name: 'ui.details An Li' });
    expect(button.textContent).toBe('ui.details');
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    // Nothing of it is loaded before somebody wants it.
    await act(async () => void (await import('./card-dialog.tsx')));
    expect(button.nextElementSibling).toBeNull();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { hidden: true });
    fireEvent.click(within(dialog).getByRole('button', { name: 'ui.close', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});

describe('the dialog of a card', () => {
  function showDialog(item: Partial<CardDialogProps['item']>, open = true) {
    const close = vi.fn();
    show(<CardDialog item={{ key: '1', ...item }} open={open} close={close} />);
    return { close, dialog: () => screen.getByRole('dialog') };
  }

  test('has the name of the card, and all that it says', () => {
    const { dialog } = showDialog({ ...PERSON, contact });
    expect(within(dialog()).getByRole('heading').textContent).toBe('An Li');
    expect(dialog().textContent).toMatch(/ProfessorOn leaveWorks on tides\./);
    expect(within(dialog()).getByText('Works on tides.').tagName).toBe('P');
    expect(within(dialog()).getByRole('link', { name: /123/ })).toBeDefined();
  });

  test('has the introduction with its markup', () => {
    const { dialog } = showDialog({ summary: { kind: 'html', html: '<p>On <em>tides</em>.</p>' } });
    expect(within(dialog()).getByText('tides').tagName).toBe('EM');
  });

  test('has words for a card without a name, and no place for what it does not say', () => {
    const { dialog } = showDialog({});
    expect(within(dialog()).getByRole('heading').textContent).toBe('ui.details');
    expect(dialog().textContent).toBe('ui.details');
  });

  test('is closed by its button, and by the Escape key', () => {
    const { close, dialog } = showDialog(PERSON);
    fireEvent.click(screen.getByRole('button', { name: 'ui.close' }));
    expect(close).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(2);
  });

  test('is not there until it is opened', () => {
    showDialog(PERSON, false);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});

test('cards that are on their way stand in the same columns, with pictures where cards have them', () => {
  const shapes = (own: object) => {
    const page = show(<layout.Skeleton layout={{ ...shown, slots: own } as Model} />);
    expect(page.getByRole('list').className).toContain('columns-above-lg-2');
    const cards = page.getAllByRole('listitem');
    const found = [cards.length, cards[0]?.childElementCount, cards[0]?.dataset.picture];
    page.unmount();
    return found;
  };
  expect(shapes(slots)).toEqual([6, 1, 'false']);
  expect(shapes({ ...slots, image: { kind: 'image' } })).toEqual([6, 2, 'true']);
});
