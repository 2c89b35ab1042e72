export { type Dialog, openDialog } from './dialog.ts';
export { type Options, readOptions, USAGE } from './options.ts';
export { planFrom } from './plan-from.ts';
export { type Plan, planLike } from './plan-like.ts';
export { changeFiles, type PlannedFile, refuseExisting, writeFiles } from './planned-files.ts';
export { printJson } from './print-json.ts';
export { type Project, readProject } from './project.ts';
export { settleModel, settleOrder } from './settle-order.ts';
