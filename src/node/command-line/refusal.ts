/** Why a command that was called rightly does nothing: what is wrong, where, and the fix. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
