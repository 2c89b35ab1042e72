/** Why a command that was called rightly does nothing: what is wrong, where, and the fix. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}

/** @throws {Refusal} in the words of another error, which is not the command's fault */
export function refuse(error: unknown): never {
  throw new Refusal(error instanceof Error ? error.message : String(error), { cause: error });
}

/** What is asked for, in place of whose error there is a refusal. */
export function orRefuse<Answer>(ask: () => Answer): Answer {
  try {
    return ask();
  } catch (error) {
    return refuse(error);
  }
}
