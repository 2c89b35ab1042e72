/** Why a site cannot be exported, in words for whoever called the command. */
export class ExportProblem extends Error {
  override readonly name = 'ExportProblem';
}
