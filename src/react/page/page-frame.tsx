import { createElement } from 'react';
import type { FrameModel } from '../../core/index.ts';
import { useEngine } from '../state/context.ts';

/** A frame, rendered by its renderer: a page's own, or one that another frame stands around. */
export function PageFrame({ frame }: { readonly frame: FrameModel }) {
  return createElement(useEngine().code.frame(frame.type), { frame });
}
