import { createStaticHandler } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { createRoutes } from '../../../src/react/routes.tsx';
import {
  canonicalPathOf,
  isCanonical,
  isDecodable,
} from '../../../src/react/state/canonical-path.ts';
import { createLoaders } from '../../../src/react/state/loaders.ts';
import { menuOf, routeOf, sectionOf } from '../../core/site-of.ts';

const ORIGIN = 'http://site.example';

describe('another spelling of a URL leads to the canonical one', () => {
  test.each([
    ['/plants/ferns/', 301, '/plants/ferns'],
    ['/plants/ferns///', 301, '/plants/ferns'],
    ['//plants//ferns', 301, '/plants/ferns'],
    ['//evil.example/x', 301, '/evil.example/x'],
    ['/\\evil.example/', 301, '/evil.example'],
    ['//', 301, '/'],
    ['/plants/ferns/?page=2&a=//', 301, '/plants/ferns?page=2&a=//'],
    ['/plants/ferns}', 302, '/plants/ferns'],
    ['/plants/ferns%7D/', 302, '/plants/ferns'],
    ['//plants/ferns/}', 302, '/plants/ferns'],
    ['/}', 302, '/'],
  ])('%s with %s to %s', (url, status, path) => {
    expect(canonicalPathOf(new URL(ORIGIN + url))).toEqual({ path, status });
  });

  test.each(['/', '/plants/ferns', '/plants/a}b', '/plants/%2F', '/Plants', '/?a=/b/'])(
    'which %s is',
    (url) => {
      expect(canonicalPathOf(new URL(ORIGIN + url))).toBeUndefined();
    },
  );
});

describe('a URL that cannot be decoded', () => {
  const BROKEN = new URL(`${ORIGIN}/plants/%E0%A4%A`);

  test('is one that no page has', () => {
    expect([isDecodable(BROKEN.pathname), isDecodable('/plants/%E8%95%A8')]).toEqual([false, true]);
    expect(() => canonicalPathOf(BROKEN)).toThrow(expect.objectContaining({ status: 400 }));
  });

  test('is not canonical, and neither is another spelling of one that is', () => {
    const urls = ['/plants/%E0%A4%A', '/plants/', '/plants'];
    expect(urls.map((url) => isCanonical(new URL(ORIGIN + url)))).toEqual([false, false, true]);
  });
});

describe('the router', () => {
  const table = {
    sections: [sectionOf('/plants', menuOf(undefined))],
    routes: [routeOf('/plants/ferns', { section: '/plants', aliases: ['/fern'] })],
  };
  const { query } = createStaticHandler(
    createRoutes(
      table,
      createLoaders(() => {
        throw new Error('no page is loaded');
      }),
    ),
  );

  test.each([
    ['a page', '/plants/ferns/', '/plants/ferns'],
    ['an alias', '//fern', '/fern'],
    ['a section', '/plants/', '/plants'],
    ['a path of none', '/none/', '/none'],
  ])('leads %s to its one path', async (_, path, to) => {
    const answer = await query(new Request(`${ORIGIN}${path}?a=b`));
    if (!(answer instanceof Response)) throw new Error('nothing was led anywhere');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `${to}?a=b`]);
  });
});
