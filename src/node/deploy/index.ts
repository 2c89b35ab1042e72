export { nginxFiles } from './nginx-files.ts';
export { MISSING_ANSWER } from './print-answers.ts';
export { feedFile } from './print-feeds.ts';
export { type HeadersByType, readSecurityHeaders } from './print-headers.ts';
