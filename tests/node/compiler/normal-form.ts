import { expect } from 'vitest';
import type { FrameModel, PageModel } from '../../../src/core/manifest/page-model.ts';
import type { RouteModel } from '../../../src/core/manifest/route-model.ts';
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
  const route = compiled?.map.routes.find((other) => other.id === id);
  if (page === undefined || route === undefined) throw new Error(`${id} is no page`);
  return { page, route };
}

/** The frame of a page, which has to be of a type. */
export function frameOf<Type extends FrameModel['type']>(
  { page }: NormalPage,
  type: Type,
): Extract<FrameModel, { type: Type }> {
  if (!isFrame(page.frame, type)) throw new Error(`${page.id} has no frame "${type}"`);
  return page.frame;
}

/** The words that the small site's texts have for a key, in both languages. */
export function wordsOf(key: string): Record<'zh' | 'en', string> {
  return { zh: `文 ${key}`, en: `Words ${key}` };
}

function isFrame<Type extends FrameModel['type']>(
  frame: FrameModel | undefined,
  type: Type,
): frame is Extract<FrameModel, { type: Type }> {
  return frame?.type === type;
}
