/** How much a client may ask of the server. Times are in milliseconds, sizes in bytes. */
export type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

export const LIMITS = {
  /** The request's target: path and query. */
  url: 2048,
  /** The request line and all headers. */
  header: 16 * 1024,
  headers: 100,
  /** No route reads a body, but a form or a probe may send a small one. */
  body: 64 * 1024,
  connections: 4000,
  /** Connections that wait to be accepted, half a second of them; the system ignores those beyond. */
  backlog: 1000,
  /** From the first byte of a request to the end of its headers. */
  headersTime: 10_000,
  /** From the first byte of a request to its last. */
  requestTime: 20_000,
  /** A connection on which nothing moves. */
  idleTime: 30_000,
  /** A connection between two requests. */
  keepAlive: 15_000,
  /** How often the times above are looked at. */
  checked: 2_000,
};
