import { lists } from 'virtual:site/lists';
import { renderers as own } from 'virtual:site/renderers';
import { registry as engine } from '../../renderers/index.ts';
import type { Registry } from '../react/index.ts';

/** Every renderer that manifests of the site may name; one of its own goes before the engine's. */
export const registry: Registry = {
  layouts: { ...engine.layouts, ...own.layouts },
  frames: { ...engine.frames, ...own.frames },
  blocks: { ...engine.blocks, ...own.blocks },
  overrides: { ...engine.overrides, ...own.overrides },
  liveTexts: { ...engine.liveTexts, ...own.liveTexts },
  ...(lists && { lists }),
};
