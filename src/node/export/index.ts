export { ExportProblem } from './export-problem.ts';
export { exportSite } from './export-site.ts';
export { type CommandOptions, OPTIONS, readOptions, USAGE } from './read-export-options.ts';
