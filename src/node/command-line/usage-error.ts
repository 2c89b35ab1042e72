/** A command that was called in a way that it cannot be; the message says how it can. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
