import { describe, expect, test } from 'vitest';
import { suggestRoute } from '../../../src/node/compiler/meaning/suggest-route.ts';

const ROUTES = [
  '/',
  '/people',
  '/people/everybody',
  '/people/everybody/:id',
  '/news/:id',
  '/visit',
];

describe('a link that leads to no route', () => {
  test.each([
    ['/people/{person}', '; did you mean "/people/everybody/{person}"?'],
    ['/people/everbody/{id}', '; did you mean "/people/everybody/{id}"?'],
    ['/events/{id}', '; known: "/people/everybody/{id}", "/news/{id}"'],
    ['/vist', '; did you mean "/visit"?'],
  ])('is %s%s', (link, fix) => {
    expect(suggestRoute(link, ROUTES)).toBe(fix);
  });
});
