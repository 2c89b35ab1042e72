import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../../src/core/routing/match-route.ts';
import { menuOf, routeOf, sectionOf } from '../site-of.ts';

const TABLE = {
  sections: [sectionOf('/people', menuOf(undefined))],
  routes: [
    routeOf('/:word'),
    routeOf('/people/:id', { aliases: ['/fellows/:id'] }),
    routeOf('/people/staffs', { aliases: ['/fellows/staffs'] }),
    routeOf('/people/:id/papers/:paper'),
  ],
};

describe('the page at a path', () => {
  test.each([
    ['its route', '/people/7', '/people/:id', { id: '7' }],
    ['an alias', '/fellows/7', '/people/:id', { id: '7' }],
    ['the alias that names more of the path', '/fellows/staffs', '/people/staffs', {}],
    ['another spelling of it', '/%70eople/staffs/', '/people/staffs', {}],
    ['the route that names more of the path', '/people/staffs', '/people/staffs', {}],
    [
      'several parameters',
      '/people/7/papers/b',
      '/people/:id/papers/:paper',
      { id: '7', paper: 'b' },
    ],
    ['characters that are encoded', '/people/%E6%B9%96', '/people/:id', { id: '湖' }],
    ['an encoding that is none', '/people/%E6', '/people/:id', { id: '%E6' }],
    ['a template', '/people/{id}', '/people/:id', { id: '{id}' }],
  ])('is found by %s', (_, path, route, params) => {
    const found = matchRoute(TABLE, path);
    expect([found?.route.route, found?.params]).toEqual([route, params]);
  });

  test.each(['/people', '/people/', '/', '/people//', '/other/7'])('is not found at %s', (path) => {
    expect(matchRoute(TABLE, path)).toBeUndefined();
  });
});
