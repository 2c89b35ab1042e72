export type { ByteRange } from './byte-range.ts';
export { callOnce } from './call-once.ts';
export { chooseEncoding, type Encoding } from './choose-encoding.ts';
export { compressBody } from './compress-body.ts';
export {
  FORM_ENDINGS,
  FORMS,
  isForm,
  QUALITY_OF_BUILD,
  QUALITY_WHILE_WAITING,
  SMALLEST_COMPRESSED,
} from './compressed-forms.ts';
export { dataTypeOf, KNOWN_TYPES, UNKNOWN_TYPE } from './data-types.ts';
export { findFile } from './find-file.ts';
export { isLoopback, isToken, readHost } from './loopback.ts';
export { parseWeights } from './parse-weights.ts';
export { createProtection } from './protect-answers.ts';
export {
  createRepresentation,
  type DigestedBytes,
  digestOf,
  isWorthCompressing,
  plainVariantOf,
  type Representation,
  variantOf,
} from './representation.ts';
export { hasBody, respond } from './respond.ts';
export { ACCEPT_RANGES, type DivisibleBody, respondPart } from './respond-part.ts';
export { cameOverHttps, PAGE_HEADERS } from './security-headers.ts';
export { send, sendJson } from './send.ts';
export { type FileState, streamFile } from './stream-file.ts';
export { type BodyInParts, compressParts, streamParts } from './stream-parts.ts';
