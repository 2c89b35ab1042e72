export {
  endBuild,
  explainChanges,
  isBuilt,
  RECORD,
  readDigests,
  startBuild,
} from './build-record.ts';
