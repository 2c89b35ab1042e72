/** A kind of backend: how it answers, and what manifests say of it. */
export interface Backend {
  readonly name: string;
  /** `api` of site.json. */
  readonly api: Readonly<Record<string, unknown>>;
  readonly endpoint: string;
  /** What an item is asked for by. */
  readonly key: {
    readonly field: string;
    readonly of: (id: number) => string;
  };
  /** The fields of the slots, in the words of manifests. */
  readonly fields: {
    readonly title: unknown;
    readonly image: unknown;
    readonly text: string;
    readonly date: { readonly field: string; readonly format: string };
  };
  /** The URL at which an item's picture is shown. */
  readonly picture: (id: number) => string;
  readonly answer: (url: URL) => Reply;
}

/** The key of backends that count their items. */
export const PLAIN_KEY: Backend['key'] = { field: 'id', of: String };

export interface Reply {
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}
