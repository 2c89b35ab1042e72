/** A kind of backend: how it answers, and what manifests say of it. */
export interface Backend {
  readonly name: string;
  /** `api` of site.json. */
  readonly api: Readonly<Record<string, unknown>>;
  readonly endpoint: string;
  /** The fields of the slots, in the words of manifests. */
  readonly fields: {
    readonly title: unknown;
    readonly image: unknown;
    readonly text: string;
    readonly date: { readonly field: string; readonly format: string };
  };
  /** The address at which an item's picture is shown. */
  readonly picture: (id: number) => string;
  readonly answer: (address: URL) => Reply;
}

export interface Reply {
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}
