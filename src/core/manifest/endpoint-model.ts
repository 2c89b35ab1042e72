/** A call by its endpoint, and the API that answers it. */
export interface EndpointModel {
  /** The API's name in `apis`; undefined for the site's own. */
  readonly api: string | undefined;
  readonly endpoint: string;
}
