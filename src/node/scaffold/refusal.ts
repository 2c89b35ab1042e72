/** Why a command that was called rightly writes nothing: what is wrong, where, and the mend. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
