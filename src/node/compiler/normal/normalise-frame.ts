import type {
  Frame,
  Introduction,
  PageManifest,
  RelatedView,
  Siblings,
  Text,
} from '../../../core/manifest/manifest-types.ts';
import type {
  FrameModel,
  IntroductionModel,
  MainFrameModel,
  RelatedModel,
  SiblingsModel,
} from '../../../core/manifest/page-model.ts';
import type { PartModel } from '../../../core/manifest/pane-model.ts';
import type { SlottedModel } from '../../../core/manifest/slot-model.ts';
import { INTRODUCTION_VIEW } from '../../../core/routing/views.ts';
import { resolveText } from '../read/read-texts.ts';
import { type FrameShape, PLAIN } from '../schema/shapes.ts';
import { type PlacedPane, partsOfFrame } from './frame-panes.ts';
import { linkSlot, textSlot } from './normalise-slots.ts';
import type { NormalView } from './normalise-views.ts';
import { fillOptions, normaliseHeading, type ShapeContext } from './write-out-shapes.ts';
import type { WrittenLayout } from './written-layout.ts';

/** How a page arranges its views; undefined for a page that has none. */
export function normaliseFrame(
  page: PageManifest,
  views: readonly NormalView[],
  context: ShapeContext,
): FrameModel | undefined {
  if (page.frame !== undefined) return framePanes(page.frame, views, context);
  const main = normaliseMain(page, views, context);
  return main === undefined || page.related === undefined
    ? main
    : { type: 'related', main, panes: relatedPanes(page.related, views, context) };
}

/** How a page shows the one view that it is about. */
function normaliseMain(
  { view }: PageManifest,
  views: readonly NormalView[],
  context: ShapeContext,
): MainFrameModel | undefined {
  const layout = views[0]?.layout;
  if (layout === undefined) return undefined;
  const written: WrittenLayout | undefined = view?.layout;
  const siblings = written?.siblings;
  if (siblings === undefined) return { type: 'single', layout };
  return {
    type: 'siblings',
    heading: resolveText(siblings.heading, context.texts),
    list: normaliseSiblings(siblings, context),
    layout,
  };
}

function relatedPanes(
  related: readonly RelatedView[],
  views: readonly NormalView[],
  { texts }: ShapeContext,
): RelatedModel[] {
  return related.flatMap(({ id, title, showEmpty = false }) => {
    const layout = views.find(({ name }) => name === id)?.layout;
    return layout === undefined
      ? []
      : [{ id, title: resolveText(title, texts), layout, showEmpty }];
  });
}

/** The list at the side of a detail: an entry without words or URL is left out. */
function normaliseSiblings({ title, link }: Siblings, context: ShapeContext): SiblingsModel {
  const slots = { title: textSlot(title, context), link: linkSlot(link) };
  return { needs: Object.keys(slots), slots };
}

/** The options of a frame as its schema has them, and its views under their headings. */
function framePanes(frame: Frame, views: readonly NormalView[], context: ShapeContext): FrameModel {
  const shape = context.shapes.frames.get(frame.type);
  if (shape === undefined) throw new Error(`there is no schema of the frame "${frame.type}"`);
  const { titles, panes } = partsOfFrame(frame);
  return {
    type: frame.type,
    ...fillOptions(shape.options, { ...frame }, context),
    titles: titles && titleSlots(panes, context),
    panes: panes.flatMap((placed) => normalisePane(placed, shape, views, context)),
  } as unknown as FrameModel;
}

function normalisePane(
  { pane }: PlacedPane,
  shape: FrameShape,
  views: readonly NormalView[],
  context: ShapeContext,
): PartModel[] {
  const { id, type } = pane;
  const { options: known = [], hasView } = shape.panes.kinds.get(type ?? PLAIN) ?? {};
  const layout = views.find(({ name }) => name === id)?.layout;
  if (hasView === true && layout === undefined) return [];
  const { title, ...options } = fillOptions(known, { ...pane }, context);
  const words =
    pane.title === undefined ? undefined : normaliseHeading(pane.title, context.texts).text;
  return [
    {
      ...options,
      id,
      title: words,
      ...(type !== undefined && { type }),
      ...(layout !== undefined && { layout }),
    },
  ];
}

/** What a page says below its title. */
export function normaliseIntroduction(
  introduction: Introduction | undefined,
  views: readonly NormalView[],
  { texts }: ShapeContext,
): IntroductionModel | undefined {
  if (introduction === undefined) return undefined;
  const layout = views.find(({ name }) => name === INTRODUCTION_VIEW)?.layout;
  return layout === undefined ? { text: resolveText(introduction as Text, texts) } : { layout };
}

/** The headings that come from a source, as the slots of its one item, by the views' names. */
function titleSlots(panes: readonly PlacedPane[], context: ShapeContext): SlottedModel {
  const slots = panes.flatMap(({ pane: { id, title } }) => {
    const field = title === undefined ? undefined : normaliseHeading(title, context.texts).field;
    return field === undefined ? [] : [[id, textSlot(field, context)]];
  });
  return { slots: Object.fromEntries(slots) };
}
