/** The values put in last, by name; the one put in longest ago is dropped for a new one. */
export class FifoCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): Value | undefined {
    return this.#values.get(name);
  }

  values(): Iterable<Value> {
    return this.#values.values();
  }

  put(name: string, value: Value): void {
    // A Map keeps the order of insertion, so the first name is the one put in longest ago.
    this.#values.delete(name);
    this.#values.set(name, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }

  drop(name: string): void {
    this.#values.delete(name);
  }
}
