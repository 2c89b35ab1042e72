import type { EndpointModel } from './site-model.ts';

/** How a server asks the backend of one of the site's APIs; nothing of it is sent to browsers. */
export interface BackendModel extends Pick<EndpointModel, 'api'> {
  /** The path at the backend before every endpoint. */
  readonly path: string;
  /** The variable of the environment that holds the backend's origin. */
  readonly variable: string;
  /** Headers that the backend is sent with each call. */
  readonly headers: Readonly<Record<string, string>>;
  /** The variables whose values it is sent, and no other server, by the names of the headers. */
  readonly secretHeaders: Readonly<Record<string, string>>;
  /** Headers in which answers tell of paging, in lower case. */
  readonly pagingHeaders: readonly string[];
}
