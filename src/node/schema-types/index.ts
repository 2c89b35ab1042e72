export { type OwnShapes, printOwnModels } from './print-models.ts';
