import { areSame } from '../../../core/memoize.ts';

/** A result, and what it was made of beside files. */
interface Made {
  readonly of: readonly unknown[];
  readonly result: unknown;
}

/** What was made of a site's files on disk, which stands until the disk has changed. */
export class DiskCache {
  readonly #made = new Map<string, Made>();

  /**
   * The result that was made last under a name, if it was made of the same values; or else a new one.
   *
   * @param of what it is made of beside files on disk
   */
  reuse<Result>(name: string, of: readonly unknown[], make: () => Result): Result {
    const last = this.#made.get(name);
    // A name is used for one kind of result alone, which TypeScript cannot see.
    if (last !== undefined && areSame(last.of, of)) return last.result as Result;
    const result = make();
    this.#made.set(name, { of, result });
    return result;
  }

  /** Has everything made anew, as files have changed. */
  forget(): void {
    this.#made.clear();
  }
}
