/** The components by which readers filter and sort lists: a chunk for the pages that have such a list. */
import type { ListComponents } from '../state/registry.ts';
import { Controls } from './controls.tsx';
import { Items } from './items.tsx';

export const listComponents: ListComponents = { Controls, Items };
