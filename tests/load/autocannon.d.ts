/** As much of autocannon as the load test uses; the package brings no types. */
declare module 'autocannon' {
  export interface Request {
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    /** Makes each request anew. */
    readonly setupRequest?: (request: Request) => Request;
  }

  export interface Options {
    readonly url: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration?: number;
    /** How many requests there are in all. */
    readonly amount?: number;
    /** How many there are in a second, over all connections. */
    readonly overallRate?: number;
    readonly requests: readonly Request[];
    /** Counts what was measured, not what would have been, had the client not been late itself. */
    readonly ignoreCoordinatedOmission?: boolean;
  }

  interface Spread {
    readonly average: number;
    readonly max: number;
    readonly p50: number;
    readonly p99: number;
    readonly total: number;
  }

  export interface Result {
    /** In a second, and in all. */
    readonly requests: Spread;
    /** In milliseconds. */
    readonly latency: Spread;
    readonly errors: number;
    readonly timeouts: number;
    readonly '5xx': number;
    readonly statusCodeStats?: Readonly<Record<string, { readonly count: number }>>;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
