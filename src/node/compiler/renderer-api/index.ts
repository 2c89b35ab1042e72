export {
  CURRENT_RENDERER_API,
  RENDERER_API_CHANGES,
  RENDERER_API_FILE,
  type RendererApiChange,
  type RendererKind,
} from '../versions/renderer-api-version.ts';
export { checkCode, checkCodeFile, isOwnCode } from './check-code.ts';
export { checkRendererNames } from './check-renderer-names.ts';
export { checkRendererApi, explainRendererApi } from './check-renderer-api.ts';
