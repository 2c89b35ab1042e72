export {
  FRAME_BUILD,
  FRAME_FILES,
  FRAME_STYLE,
  type FrameBuild,
  HOT_CONTEXT,
} from './frame-build.ts';
export { FRAME_CONFIG } from './frame-config.ts';
export { isFrameBuilt, isFrameSource, keepStudioBuilt } from './keep-studio-built.ts';
export { STUDIO_CONFIG } from './studio-config.ts';
