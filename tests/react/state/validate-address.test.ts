import { createStaticHandler } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { createRoutes } from '../../../src/react/routes.tsx';
import { createLoaders } from '../../../src/react/state/loaders.ts';
import { validateAddress } from '../../../src/react/state/validate-address.ts';
import { menuOf, routeOf, sectionOf } from '../../core/site-of.ts';

const ORIGIN = 'http://site.example';

describe('a URL in another form leads to the one in order', () => {
  test.each([
    ['/people/staffs/', 301, '/people/staffs'],
    ['/people/staffs///', 301, '/people/staffs'],
    ['//people//staffs', 301, '/people/staffs'],
    ['//evil.example/x', 301, '/evil.example/x'],
    ['/\\evil.example/', 301, '/evil.example'],
    ['//', 301, '/'],
    ['/people/staffs/?page=2&a=//', 301, '/people/staffs?page=2&a=//'],
    ['/people/staffs}', 302, '/people/staffs'],
    ['/people/staffs%7D/', 302, '/people/staffs'],
    ['//people/staffs/}', 302, '/people/staffs'],
    ['/}', 302, '/'],
  ])('%s with %s to %s', (url, status, path) => {
    expect(validateAddress(new URL(ORIGIN + url))).toEqual({ path, status });
  });

  test.each(['/', '/people/staffs', '/people/a}b', '/people/%2F', '/People', '/?a=/b/'])(
    'which %s is',
    (url) => {
      expect(validateAddress(new URL(ORIGIN + url))).toBeUndefined();
    },
  );
});

describe('the router', () => {
  const table = {
    sections: [sectionOf('/people', menuOf(undefined))],
    routes: [routeOf('/people/staffs', { section: '/people', aliases: ['/staff'] })],
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
    ['a page', '/people/staffs/', '/people/staffs'],
    ['an alias', '//staff', '/staff'],
    ['a section', '/people/', '/people'],
    ['a path of none', '/none/', '/none'],
  ])('leads %s to its one path', async (_, path, to) => {
    const answer = await query(new Request(`${ORIGIN}${path}?a=b`));
    if (!(answer instanceof Response)) throw new Error('nothing was led anywhere');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `${to}?a=b`]);
  });
});
