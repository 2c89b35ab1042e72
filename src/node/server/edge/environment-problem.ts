/** A variable that a site needs is not set, or cannot be what it is needed for. */
export class EnvironmentProblem extends Error {
  override readonly name = 'EnvironmentProblem';
}
