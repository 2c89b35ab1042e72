import { vi } from 'vitest';

/**
 * Gives the body a size, which it has not without layout: the code that moves the focus then finds
 * nothing to move it to.
 *
 * @returns takes the size away again
 */
export function giveBodySize(): () => void {
  const size = new DOMRect(0, 0, 100, 100);
  const spy = vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(size);
  return () => spy.mockRestore();
}
