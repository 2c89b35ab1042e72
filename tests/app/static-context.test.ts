import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { expect, test } from 'vitest';
import { errorOf, showError, statusesOf, toRedirection } from '../../src/app/static-context.ts';

/** What a static handler has found for a URL: the routes around it, of which some have an error view. */
function contextOf(...routes: readonly { id: string; errorElement?: unknown }[]) {
  const context = { matches: routes.map((route) => ({ route })), errors: null, statusCode: 200 };
  return context as unknown as StaticHandlerContext;
}

const SHELL = { id: 'shell', errorElement: 'view' };
const SECTION = { id: 'section:/plants', errorElement: 'view' };

test('an error stands in the nearest error view around the page', () => {
  const context = contextOf(SHELL, SECTION, { id: 'ferns' });
  const error = errorOf(503);
  showError(context, 503, error);
  expect(context.errors).toEqual({ [SECTION.id]: error });
  expect(context.errors?.[SECTION.id]).toBe(error);
  expect(context.statusCode).toBe(503);
});

test('where no route has one, it is the site’s', () => {
  const context = contextOf({ id: 'ferns' });
  showError(context, 500, new Error('a mistake'));
  expect(Object.keys(context.errors ?? {})).toEqual(['shell']);
  expect(statusesOf(context)).toEqual({ shell: 500 });
});

test('an error of the router’s own is known by its status', () => {
  expect(isRouteErrorResponse(errorOf(404))).toBe(true);
  expect(errorOf(404)).toMatchObject({ status: 404, internal: false });
});

test('the statuses of errors are sent by their routes, and that of a mistake is 500', () => {
  expect(statusesOf(contextOf(SHELL))).toEqual({});
  const errors = { shell: errorOf(405), [SECTION.id]: new Error('a mistake') };
  expect(statusesOf({ ...contextOf(), errors })).toEqual({ shell: 405, [SECTION.id]: 500 });
});

test('an answer that leads on says where to, and home where it does not', () => {
  const leading = (headers: HeadersInit) => new Response(null, { status: 302, headers });
  expect(toRedirection(leading({ Location: '/ferns' }))).toEqual({
    kind: 'redirect',
    status: 302,
    location: '/ferns',
  });
  expect(toRedirection(leading({})).location).toBe('/');
});
