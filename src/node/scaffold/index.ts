export { type FieldKind, validateKind } from './answer/field-kinds.ts';
export type { RealAnswer } from './answer/read-answer.ts';
export { nameDetail } from './name-detail.ts';
export { newManifestFile } from './new-manifest.ts';
export { findPlace } from './place.ts';
export { planAnswer } from './plan-from.ts';
export type { Plan } from './plan-like.ts';
export { type Project, readProject } from './project.ts';
export { runNew } from './run-new.ts';
