import { vi } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import type { ActiveView, SlottedModel } from '../../../src/core/index.ts';
import type { SiteModel } from '../../../src/core/manifest/site-model.ts';
import { createSiteData, type DataOptions } from '../../../src/react/state/create-site-data.ts';
import { sendJson, startServer } from '../../core/requests/api-server.ts';
import { noAbort } from '../../core/requests/client-of.ts';
import { routeOf, SITE, sourceOf } from '../../core/site-of.ts';

export const TITLE = {
  kind: 'text',
  field: 'name',
  format: 'text',
  clamp: undefined,
  box: false,
} as const;
export const TEXT = { kind: 'html', fields: ['text'] } as const;
export const FERNS = [
  { id: 'a', name: 'Fern', kind: 'wood' },
  { id: 'b', name: 'Brake', kind: 'rock' },
];

interface Answers {
  /** What the API answers to any call. */
  readonly answer: unknown;
  readonly site?: Partial<SiteModel>;
  /** What the items of a view are mapped to. */
  readonly slots?: SlottedModel['slots'];
  readonly options?: Partial<DataOptions>;
}

/** The data of a site in English whose API answers one thing. */
export async function openData({
  answer,
  site = {},
  slots = { title: TITLE },
  options = {},
}: Answers) {
  const { origin, requests } = await startServer((_, response) => sendJson(response, answer));
  const loadSanitizer = vi.fn(async () => (html: string) => html.replaceAll('!', ''));
  const data = createSiteData({
    site: { ...SITE, ...site },
    language: 'en',
    formats,
    loadSanitizer,
    loadPictures: async () => ({}),
    loadSlots: async () => ({ slots }),
    fetch: globalThis.fetch,
    origin,
    ...options,
  });
  const asked = () => requests.map(({ url }) => url);
  return { ...data, asked, loadSanitizer };
}

export const viewOf = (change: Partial<ActiveView> = {}): ActiveView => ({
  name: 'view',
  source: sourceOf('/ferns', { paging: 'client' }),
  firstPage: 0,
  choices: {},
  ...change,
});
/** A view's first answer, at a page that a test may say more of. */
export const requestOf = (view: ActiveView, visit: object = {}) => ({
  view,
  visit: { route: routeOf('/ferns', { views: [view] }), params: {}, ...visit },
  page: 0,
  offset: 0,
  signal: noAbort(),
});
