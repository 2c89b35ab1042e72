import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  IconButton,
  ItemLevelContext,
  ItemLink,
  OutsideLink,
  useItemHeading,
} from '../../../src/react/index.ts';
import { show } from '../../renderers/show.tsx';

const link = () => screen.getByRole('link');

describe('the link of an item', () => {
  test('to a page of the site opens no window, and has the name that it is given', async () => {
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
    show(
      <ItemLink to="/fern/a" className="tile" label="Royal fern" onClick={onClick}>
        Fern
      </ItemLink>,
    );
    expect(link().getAttribute('href')).toBe('/fern/a');
    expect([link().className, link().getAttribute('target')]).toEqual(['tile', null]);
    expect(link().getAttribute('aria-label')).toBe('Royal fern');
    await userEvent.click(link());
    expect(onClick).toHaveBeenCalledOnce();
  });

  test.each([
    ['of a list', ItemLink],
    ['elsewhere', OutsideLink],
  ])('to another site opens a window, and says so: %s', (_, Link) => {
    show(
      <Link to="https://fern.example/" className="tile">
        Fern
      </Link>,
    );
    const attributes = ['href', 'target', 'rel', 'class', 'aria-label'];
    expect(attributes.map((name) => link().getAttribute(name))).toEqual([
      'https://fern.example/',
      '_blank',
      'noopener noreferrer',
      'tile',
      null,
    ]);
    expect(link().textContent).toBe('Fern (ui.opensInNewWindow)');
    expect(screen.getByText(/opensInNewWindow/).className).toBe('visually-hidden');
  });

  test('to another site says so in the name that it is given, and there alone', () => {
    show(
      <ItemLink to="https://fern.example/" label="Royal fern">
        Fern
      </ItemLink>,
    );
    expect(link().getAttribute('aria-label')).toBe('Royal fern (ui.opensInNewWindow)');
    expect(link().textContent).toBe('Fern');
  });
});

describe('the heading of an item', () => {
  function Heading({ usual }: { readonly usual: 'h2' | 'h3' }) {
    return useItemHeading(usual);
  }

  test.each([
    ['h2', 0, 'h2'],
    ['h3', 0, 'h3'],
    ['h2', 1, 'h3'],
    ['h3', 1, 'h4'],
    ['h2', 3, 'h5'],
    ['h3', 3, 'h5'],
  ] as const)('%s stands %i levels below as %s', (usual, level, shown) => {
    const { container } = render(
      <ItemLevelContext value={level}>
        <Heading usual={usual} />
      </ItemLevelContext>,
    );
    expect(container.textContent).toBe(shown);
  });

  test('is the usual one where no heading stands above the list', () => {
    expect(render(<Heading usual="h2" />).container.textContent).toBe('h2');
  });
});

describe('a button that is an icon', () => {
  test('has a name, sends no form and has its own class beside that of all', () => {
    render(<IconButton label="Close" className="close" />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Close' });
    expect(button.type).toBe('button');
    expect(button.classList).toHaveLength(2);
    expect(button.classList.contains('close')).toBe(true);
  });

  test('may send a form, and have no class of its own', () => {
    render(<IconButton label="Search" type="submit" />);
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(button.type).toBe('submit');
    expect(button.classList).toHaveLength(1);
    expect(button.className).not.toContain('undefined');
  });
});
