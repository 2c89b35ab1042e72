export { checkBaseline, GRACEFUL, GUARDED } from './check-baseline.ts';
export { compressFiles } from './compress-files.ts';
export {
  BASELINE,
  BASELINE_TARGETS,
  MEMBER_OWNERS,
  type NewerNames,
  type NewerStyles,
} from './newer-names.ts';
export { sitePlugin } from './site-plugin.ts';
