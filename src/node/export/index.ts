export { ExportProblem } from './export-problem.ts';
export { exportSite } from './export-site.ts';
export { type CommandOptions, readOptions, USAGE } from './read-export-options.ts';
