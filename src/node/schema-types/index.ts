export { type OwnShapes, printOwnModels } from './print-models.ts';
export { printOwnWords } from './print-word-models.ts';
