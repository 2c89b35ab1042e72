export { ExportProblem } from './export-problem.ts';
export { exportSite } from './export-site.ts';
export { type ExportCommandOptions, OPTIONS, readOptions, USAGE } from './read-export-options.ts';
