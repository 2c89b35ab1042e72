import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../../src/core/routing/match-route.ts';
import { menuOf, routeOf, sectionOf } from '../site-of.ts';

const TABLE = {
  sections: [sectionOf('/plants', menuOf(undefined))],
  routes: [
    routeOf('/:word'),
    routeOf('/plants/:id', { aliases: ['/herbs/:id'] }),
    routeOf('/plants/ferns', { aliases: ['/herbs/ferns'] }),
    routeOf('/plants/:id/papers/:paper'),
  ],
};

describe('the page at a path', () => {
  test.each([
    ['its route', '/plants/7', '/plants/:id', { id: '7' }],
    ['an alias', '/herbs/7', '/plants/:id', { id: '7' }],
    ['the alias that names more of the path', '/herbs/ferns', '/plants/ferns', {}],
    ['another spelling of it', '/%70lants/ferns/', '/plants/ferns', {}],
    ['the route that names more of the path', '/plants/ferns', '/plants/ferns', {}],
    [
      'several parameters',
      '/plants/7/papers/b',
      '/plants/:id/papers/:paper',
      { id: '7', paper: 'b' },
    ],
    ['characters that are encoded', '/plants/%E6%B9%96', '/plants/:id', { id: '湖' }],
    ['an encoding that is none', '/plants/%E6', '/plants/:id', { id: '%E6' }],
    ['a template', '/plants/{id}', '/plants/:id', { id: '{id}' }],
  ])('is found by %s', (_, path, route, params) => {
    const found = matchRoute(TABLE, path);
    expect([found?.route.route, found?.params]).toEqual([route, params]);
  });

  test.each(['/plants', '/plants/', '/', '/plants//', '/other/7'])('is not found at %s', (path) => {
    expect(matchRoute(TABLE, path)).toBeUndefined();
  });
});
