import { fireEvent } from '@testing-library/react';

/** Whether the page answers a click on a link itself, in place of the browser, which does nothing here. */
export function isAnswered(link: HTMLElement, how: MouseEventInit = {}): boolean {
  let isPrevented = false;
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link, how);
  return isPrevented;
}
