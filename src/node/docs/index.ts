export { printBrowsers } from './print-browsers.ts';
export { printFindings } from './print-findings.ts';
