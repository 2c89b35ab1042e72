/** The contract of renderers: all that a layout, frame, block or override may use. */
export type {
  AttachmentValue,
  BlockValue,
  Breakpoint,
  CardListModel,
  DetailModel,
  GridModel,
  ImageValue,
  ItemOf,
  LinkListModel,
  MasonryModel,
  PageModel,
  TabsFrameModel,
  TextValue,
} from '../core/index.ts';
export {
  activeTab,
  BREAKPOINTS,
  SIBLINGS_VIEW,
  SINGLE_VIEW,
  tabAddress,
  toPlainText,
} from '../core/index.ts';
export { useEngine, useText, useUiText } from './engine/context.ts';
export type {
  BlockProps,
  FrameProps,
  LayoutProps,
  LayoutRenderer,
  OverrideProps,
  OverrideRenderer,
  Registry,
} from './engine/registry.ts';
export { FluentSite } from './fluent/fluent-site.tsx';
export { Notice } from './page/error-views.tsx';
export { useView, type ViewHandle } from './page/use-view.ts';
export { View } from './page/view.tsx';
export { BackLink } from './parts/back-link.tsx';
export { Blocks } from './parts/blocks.tsx';
export { columnClasses, columnCounts, useColumnCount } from './parts/columns.ts';
export { CopyButton } from './parts/copy-button.tsx';
export { CloseIcon, FileIcon } from './parts/icons.tsx';
export { PageTitle } from './parts/page-title.tsx';
export { Picture } from './parts/picture.tsx';
export { RichText, SlotText } from './parts/rich-text.tsx';
export { definePart, type Part, useIntent, useSwap } from './parts/use-part.ts';
