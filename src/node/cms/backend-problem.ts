/** What an editor asked for and does not get; its message is shown there. */
export class BackendProblem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'BackendProblem';
    this.status = status;
  }
}
