/** What readers work with lists by; a chunk of its own, for pages that have such a list. */
import type { ListParts } from '../state/registry.ts';
import { Controls } from './controls.tsx';
import { Items } from './items.tsx';

export const listParts: ListParts = { Controls, Items };
