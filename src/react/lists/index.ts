/** What readers work with lists by; a chunk of its own, for pages that have such a list. */
import type { ListParts } from '../state/registry.ts';
import { Controls } from './controls.tsx';
import { Groups } from './groups.tsx';
import { Nothing } from './nothing.tsx';

export const listParts: ListParts = { Controls, Groups, Nothing };
