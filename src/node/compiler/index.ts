export { memoize, memoizeLast } from '../../core/memoize.ts';
export { type Compilation, compile, readAskedCalls } from './compile.ts';
export type { CompiledSite } from './compiled-site.ts';
export {
  createFinding,
  type Finding,
  hasErrors,
  type Place,
  printFinding,
  sortFindings,
  uniqueFindings,
  withFix,
} from './findings/finding.ts';
export { FINDING_CODES, type FindingCode } from './findings/finding-codes.ts';
export type { FindingExample, FindingKind, Severity } from './findings/finding-kind.ts';
export { type FixedManifest, fixManifests } from './fix-manifests.ts';
export { editorSchema } from './fixes/editor-schema.ts';
export { formatManifest } from './fixes/format-manifest.ts';
export { inOrder, ORDER_FINDING } from './fixes/property-order.ts';
export { locatePart } from './locate-part.ts';
export { ApiDescription, type ApiOperation } from './meaning/api-description.ts';
export type { ApiType } from './meaning/api-type.ts';
export { askedCalls } from './meaning/asked-calls.ts';
export { isAnsweredByBackend } from './meaning/check-answered.ts';
export { type Contrast, contrastsOf } from './meaning/check-contrast.ts';
export { findUnusedTexts, isTextForReaders } from './meaning/check-text-keys.ts';
export { FIELD_PART } from './meaning/field-pattern.ts';
export { fitsReading, isCaptions, isNoCaptions } from './meaning/fits-reading.ts';
export { indexRoutes, type KnownRoutes } from './meaning/known-routes.ts';
export { usualItems } from './meaning/page-items.ts';
export type { PlacedField } from './meaning/placed-fields.ts';
export {
  placedFooterFields,
  placedFooterLinks,
  placedFooterPictures,
} from './meaning/placed-footer.ts';
export { placedHrefs } from './meaning/placed-hrefs.ts';
export { type PlacedView, placedViews } from './meaning/placed-views.ts';
export { type KnownApi, readApi } from './meaning/read-api.ts';
export { descriptionFile } from './meaning/read-description.ts';
export type { Reading } from './meaning/reading.ts';
export { findOlderSite } from './migrations/find-older-site.ts';
export { type Migrated, migrateSite } from './migrations/migrate-site.ts';
export type { MigratedFile, TextChange } from './migrations/migrated-site.ts';
export { partsOfFrame, viewOfPane, type WrittenPane } from './normal/frame-panes.ts';
export { readMarkdownName } from './normal/markdown-view.ts';
export { itemsPath } from './normal/normalise-site.ts';
export { directionOf } from './normal/text-direction.ts';
export type { WrittenLayout } from './normal/written-layout.ts';
export { defaultWords, ENGINE_LANGUAGES } from './read/default-words.ts';
export { nestTexts } from './read/flatten-texts.ts';
export { findSyntaxError } from './read/parse-manifest.ts';
export {
  type Draft,
  type ManifestEntry,
  ManifestReader,
  readManifests,
} from './read/read-manifests.ts';
export { readPictures } from './read/read-pictures.ts';
export { readSchemas, requireSchemas } from './read/read-schemas.ts';
export {
  readTexts,
  resolveText,
  type TextTable,
} from './read/read-texts.ts';
export {
  type RendererWords,
  readOwnWords,
  readRendererWords,
  wordsIn,
} from './read/renderer-words.ts';
export {
  groupByKind,
  type Validated,
  type ValidatedManifests,
} from './read/validated-manifests.ts';
export { type WrittenApi, writtenApiOf, writtenApis } from './read/written-apis.ts';
export {
  CURRENT_RENDERER_API,
  checkCodeFile,
  isOwnCode,
  RENDERER_API_CHANGES,
  RENDERER_API_FILE,
} from './renderer-api/index.ts';
export { isRendererSchema, UNIONS } from './schema/compose-unions.ts';
export { describeRule } from './schema/describe-rule.ts';
export { MANIFEST_KINDS, type ManifestKind } from './schema/manifest-kinds.ts';
export { type PartWithSchema, partsOf, partsWithSchemas } from './schema/parts-with-schemas.ts';
export { findProposed, type ListKind, readExample } from './schema/proposals.ts';
export { type ResolvedSchema, type Schema, Schemas } from './schema/schemas.ts';
export { isOfForm } from './schema/shape-parts.ts';
export {
  type BlockShape,
  countOf,
  type FormatShape,
  type FrameShape,
  type LayoutShape,
  type OptionShape,
  PARTS,
  type PaneShape,
  PLAIN,
  readShapes,
  type Shapes,
  type SlotKind,
  type SlotShape,
} from './schema/shapes.ts';
export { ManifestFile, type Path, placeAt } from './text/manifest-file.ts';
export { findMeant, findSlip, quote, suggest } from './text/suggest.ts';
export { CURRENT_VERSION } from './versions/manifest-version.ts';
