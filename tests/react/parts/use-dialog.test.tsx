import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useDialog } from '../../../src/react/parts/use-dialog.ts';

const preload = () => undefined;

function Opener() {
  const { button, open, close } = useDialog(preload);
  return (
    <>
      <button ref={button} type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

describe('the focus of a dialog that closes', () => {
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });

  /** Closes it while something else, as what a dialog leaves for its fading, has the focus to itself. */
  async function closeWith(leave: (fading: HTMLButtonElement) => void): Promise<void> {
    render(<Opener />);
    const fading = document.body.appendChild(document.createElement('button'));
    screen.getByText('Open').click();
    fading.focus();
    await act(async () => screen.getByText('Close').click());
    leave(fading);
  }

  test('goes to what opened it', async () => {
    await closeWith(() => undefined);
    expect(document.activeElement).toBe(screen.getByText('Open'));
  });

  test('goes there again where the dialog took it back and went away', async () => {
    await closeWith((fading) => {
      fading.focus();
      fading.remove();
    });
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
  });

  test('stays where a reader has put it meanwhile', async () => {
    await closeWith((fading) => screen.getByText('Close').focus() ?? fading.remove());
    await act(async () => undefined);
    expect(document.activeElement).toBe(screen.getByText('Close'));
  });
});
