// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { showFailures } from '../../src/app/show-failure.ts';
import { SITE_EDITS } from '../../src/core/site-edits.ts';

test.each([SITE_EDITS, 'vite:afterUpdate'])(
  'a page that has failed is loaded anew by the next edit, and no other: %s',
  (event) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const listeners = new Map<string, () => void>();
    const show = showFailures({
      on: (name: string, listener: () => void) => listeners.set(name, listener),
      send: () => undefined,
    } as never);
    listeners.get(event)?.();
    expect(reload).not.toHaveBeenCalled();
    show(new Error('a renderer has thrown'));
    listeners.get(event)?.();
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  },
);
