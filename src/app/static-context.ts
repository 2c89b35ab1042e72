import {
  type ErrorResponse,
  isRouteErrorResponse,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { Redirection } from '../core/server-entry.ts';

/** Puts the nearest error view in place of the page. */
export function showError(context: StaticHandlerContext, status: number, error: unknown): void {
  const boundary = context.matches.findLast(({ route }) => route.errorElement !== undefined);
  context.errors = { [boundary?.route.id ?? 'shell']: error };
  context.statusCode = status;
}

/** What the router knows an error of its own by. */
export function errorOf(status: number): ErrorResponse & { readonly internal: boolean } {
  return { status, statusText: '', data: null, internal: false };
}

/** The status of each error of a page, by its route. */
export function statusesOf({ errors }: StaticHandlerContext): Record<string, number> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([id, error]: [string, unknown]) => [
      id,
      isRouteErrorResponse(error) ? error.status : 500,
    ]),
  );
}

/** A router's answer that leads on. */
export function toRedirection(response: Response): Redirection {
  return {
    kind: 'redirect',
    status: response.status,
    location: response.headers.get('Location') ?? '/',
  };
}
