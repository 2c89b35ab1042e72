export { findPictureFaults } from './find-picture-faults.ts';
export { printBrowsers } from './print-browsers.ts';
export { printFindings } from './print-findings.ts';
export { printReference } from './print-reference.ts';
