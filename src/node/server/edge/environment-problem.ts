import { Refusal } from '../../command-line/index.ts';

/** A variable that a site needs is not set, or cannot be what it is needed for. */
export class EnvironmentProblem extends Refusal {
  override readonly name = 'EnvironmentProblem';
}
