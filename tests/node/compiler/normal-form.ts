import { expect } from 'vitest';
import type {
  FrameModel,
  PageModel,
  SiblingsFrameModel,
  SingleFrameModel,
} from '../../../src/core/manifest/page-model.ts';
import type { PaneModel } from '../../../src/core/manifest/pane-model.ts';
import type { RouteModel } from '../../../src/core/manifest/route-model.ts';
import type { SlottedModel } from '../../../src/core/manifest/slot-model.ts';
import { compileSite, replaceIn } from './small-site.ts';

/** A page of the small site in the normal form. */
export interface NormalPage {
  readonly page: PageModel;
  readonly route: RouteModel;
}

/** A part of a manifest's text, and what stands in its place. */
export type Change = readonly [part: string, replacement: string];

/** A page of the small site, compiled without findings; `change` makes it another right one. */
export function normalPage(id: string, change?: Change): NormalPage {
  const file = `${id}.json`;
  const changes = change === undefined ? {} : { [file]: replaceIn(file, ...change) };
  const { findings, compiled } = compileSite(changes);
  expect(findings).toEqual([]);
  const page = compiled?.pages.find((other) => other.id === id);
  const route = compiled?.table.routes.find((other) => other.id === id);
  if (page === undefined || route === undefined) throw new Error(`${id} is no page`);
  return { page, route };
}

/** The frame of a page of one view, which has to be of a type. */
export function frameOf<Type extends OwnFrame['type']>(
  { page }: NormalPage,
  type: Type,
): Extract<OwnFrame, { type: Type }> {
  if (!isFrame(page.frame, type)) throw new Error(`${page.id} has no frame "${type}"`);
  return page.frame;
}

type OwnFrame = SingleFrameModel | SiblingsFrameModel;

/** A frame of several views, with what the schema of one or another says of it. */
interface PanesFrame {
  readonly titles: SlottedModel | undefined;
  readonly panes: readonly (PaneModel & { readonly italic?: unknown })[];
  readonly placement?: unknown;
  readonly counts?: unknown;
  readonly parameter?: unknown;
  readonly search?: { readonly parameter: unknown };
}

/** The frame of a page of several views, which has to be of a type. */
export function panesFrameOf({ page }: NormalPage, type: string): PanesFrame {
  const { frame } = page;
  if (frame?.type !== type || !('panes' in frame)) {
    throw new Error(`${page.id} has no frame "${type}" of several views`);
  }
  return frame as PanesFrame;
}

/** The words that the small site's texts have for a key, in both languages. */
export function wordsOf(key: string): Record<'zh' | 'en', string> {
  return { zh: `文 ${key}`, en: `Words ${key}` };
}

function isFrame<Type extends OwnFrame['type']>(
  frame: FrameModel | undefined,
  type: Type,
): frame is Extract<OwnFrame, { type: Type }> {
  return frame?.type === type;
}
