export {
  endBuild,
  explainChanges,
  isBuilt,
  RECORD,
  readDigests,
  replaceBuild,
} from './build-record.ts';
