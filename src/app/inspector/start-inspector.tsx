import { createRoot } from 'react-dom/client';
import type { Engine } from '../../react/site-engine.ts';
import { Inspector } from './inspector.tsx';

/**
 * Puts the inspector beside the page, in a tree of its own: it shows which line of which manifest
 * made what is pointed at. Development only; builds leave it out as a whole.
 */
export function startInspector(engine: Engine): void {
  const own = document.createElement('div');
  document.body.append(own);
  createRoot(own).render(<Inspector engine={engine} own={own} />);
}
