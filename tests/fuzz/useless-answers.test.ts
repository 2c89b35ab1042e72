import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '../../src/core/index.ts';
import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { compileRight } from '../compile-right.ts';
import { readAnswers } from './real-answers.ts';
import { loadRendering, type RenderSite } from './rendering.ts';
import { PROJECT } from './site-under-edit.ts';

const site = compileSite();
const { navigation } = site.site.header;
const { base } = site.site.api;
let renderSite: RenderSite;
let real = new Map<string, unknown>();

beforeAll(async () => {
  renderSite = await loadRendering();
  real = await readAnswers(site);
}, 300_000);

/** Pages that show what the API answers, without those that wait for words to look for. */
const PAGES = site.pages.filter(({ id, override }) => {
  const route = site.table.routes.find((row) => row.id === id);
  return override === undefined && route?.views.length !== 0 && route?.search === undefined;
});

describe.each<[string, (entity: unknown) => unknown]>([
  ['an id', (entity) => (isRecord(entity) && 'id' in entity ? { id: entity.id } : {})],
  ['no field', () => ({})],
  ['fields that are all null', (entity) => fieldsOf(entity, () => null)],
  ['fields that are all true', (entity) => fieldsOf(entity, () => true)],
  ['fields that are all empty', (entity) => fieldsOf(entity, () => '')],
])('answers whose entities have %s', (_, change) => {
  test.each(PAGES.map(({ id }) => id))(
    'are told as a failure, with a way on, by %s',
    async (id) => {
      const answer = ({ pathname }: URL) => emptied(id, pathname, change);
      const wrong = await renderSite(site, id, answer, (html, language) => {
        const says = (key: string) => html.includes(`>${textOf(language, key)}<`);
        return [
          ...(says('ui.failed.title') ? [] : ['no failure is told']),
          ...(/<a href="[^"]*"[^>]*>/.test(lastOf(html, textOf(language, 'ui.retry')))
            ? []
            : ['no link that tries again']),
        ];
      });
      expect(wrong).toEqual([]);
    },
  );
});

describe.each<[string, unknown]>([
  ['{}', {}],
  ['[]', []],
  ['null', null],
  ['what is no entry', [1, 'a', null, {}]],
  ['ids alone', [{ id: '1' }]],
  ['entries of another site', [{ id: '1', code: 'x', state: 'PUBLISHED', display: true }]],
])('a navigation of %s', (_, entries) => {
  test('hides no page', async () => {
    for (const { id } of PAGES) {
      const answer = ({ pathname }: URL) =>
        pathname === base + navigation?.endpoint ? entries : answerTo(pathname);
      const wrong = await renderSite(site, id, answer, (html, language) =>
        html.includes(textOf(language, 'ui.notFound.title')) ? ['a page that is not there'] : [],
      );
      expect(wrong).toEqual([]);
    }
  });
});

test('a page whose data does not come in time ends, without scripts, in a link to it', async () => {
  const never = new Promise(() => {});
  const wrong = await renderSite(
    site,
    'people/staffs',
    () => never,
    (html) => {
      const [, inside = ''] =
        /<noscript>(.*?)<\/noscript>/s.exec(html.slice(html.indexOf('<main'))) ?? [];
      // The document's own URL, whichever it was sent at.
      return /<a href=""/.test(inside) ? [] : ['no link'];
    },
  );
  expect(wrong).toEqual([]);
});

function answerTo(pathname: string): unknown {
  return real.get(pathname) ?? real.get(pathname.replace(/[^/]+$/, '*'));
}

/** An answer whose entities are changed; what pages a list stays. */
function emptied(id: string, pathname: string, change: (entity: unknown) => unknown): unknown {
  const answer = answerTo(pathname);
  const views = site.table.routes.find((row) => row.id === id)?.views ?? [];
  const source = views.find((view) => patternOf(view.source.endpoint).test(pathname))?.source;
  if (source?.answers !== 'list') return change(answer);
  const changeAt = (node: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return Array.isArray(node) ? node.map(change) : node;
    return isRecord(node) ? { ...node, [name]: changeAt(node[name], rest) } : node;
  };
  return changeAt(answer, source.items?.split('.') ?? []);
}

function patternOf(endpoint: string): RegExp {
  return new RegExp(`^${base}${endpoint.replace(/\{[^{}]+\}/g, '[^/]+')}$`);
}

function fieldsOf(entity: unknown, value: () => unknown): unknown {
  const names = isRecord(entity) ? Object.keys(entity) : [];
  return Object.fromEntries(names.map((name) => [name, value()]));
}

function lastOf(html: string, words: string): string {
  const end = html.indexOf(`>${words}<`);
  return html.slice(html.lastIndexOf('<', end), end + 1);
}

function textOf(language: string, key: string): string {
  return site.texts.get(language)?.get(key) ?? key;
}

function compileSite(): CompiledSite {
  const { compiled } = compileRight(PROJECT);
  return compiled;
}
