export { findPictureFaults } from './find-picture-faults.ts';
export {
  printReference,
  printReferenceDocuments,
  REFERENCE_FOLDER,
  type ReferencePlace,
} from './print-reference.ts';
export { printTable } from './print-table.ts';
