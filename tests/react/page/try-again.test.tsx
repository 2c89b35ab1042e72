import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LoadAnew, TryAgain } from '../../../src/react/page/try-again.tsx';

test('a link that loads the page anew leads to the URL of the document, whichever that is', () => {
  const { container } = render(<LoadAnew label="Reload" className="action" />);
  const link = container.querySelector('a');
  expect(link?.textContent).toBe('Reload');
  expect(link?.getAttribute('href')).toBe('');
  expect(link?.className).toBe('action');
});

test('before scripts run a reader tries again by that link, and then by a button', async () => {
  const retry = vi.fn();
  const element = <TryAgain label="Try again" className="action" retry={retry} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('');
  render(element, { container, hydrate: true });
  expect(container.querySelector('a')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
