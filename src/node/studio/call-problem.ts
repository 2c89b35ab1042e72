import type { StudioProblem } from '../../core/studio/studio-api.ts';

/** Why a call of the studio is not answered. */
export class CallProblem extends Error {
  readonly status: number;
  readonly problem: StudioProblem;

  constructor(status: number, problem: StudioProblem) {
    super(problem.message);
    this.name = 'CallProblem';
    this.status = status;
    this.problem = problem;
  }
}
