/** An object of an answer. */
export type Entity = Readonly<Record<string, unknown>>;
