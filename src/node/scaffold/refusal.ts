/** Why nothing was written: what is wrong, where, and the mend. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** `call`: the command was called wrongly; `project`: what it found does not allow it. */
  readonly kind: 'call' | 'project';

  constructor(kind: Refusal['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
