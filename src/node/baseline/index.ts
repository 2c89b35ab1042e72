export {
  BASELINE,
  BASELINE_TARGETS,
  MEMBER_OWNERS,
  type NewerNames,
  type NewerStyles,
  readNewerNames,
  readNewerStyles,
} from './newer-names.ts';
