import type { BlockModels } from '../../core/manifest/block-model.ts';
import type { LayoutModel } from '../../core/manifest/layout-model.ts';
import type { LocalizedText } from '../../core/manifest/site-model.ts';
import type {
  BlockModel,
  FieldValue,
  ImageSlot,
  LinkSlot,
  SlotModel,
  TextSlot,
} from '../../core/manifest/slot-model.ts';

// What a tester sees of a renderer: `expect.ts` in its folder says it. An expectation is code of the
// generated suite; what it may use is in suite/support/expectations.ts.

/** Writes expressions and lines of a list of expectations; an item's fields are those of `item`. */
export interface Printer {
  /** The value of a field, of `item` or of another entity. */
  field(name: string, entity?: string): string;
  /** A constant between quotes. */
  quote(words: string): string;
  /** A value of the manifest. */
  literal(value: FieldValue): string;
  /** Words of the manifest in the visitor's language. */
  say(words: LocalizedText): string;
  /** Where an item leads. */
  address(slot: LinkSlot): string;
  /** Lines for a slot; none for one that the manifest leaves out. */
  text(slot: TextSlot | undefined): readonly string[];
  image(slot: ImageSlot | undefined, alt?: string): readonly string[];
  /** @param marked how the heading is set off from the others, as an expression */
  heading(level: number, slot: TextSlot, link?: LinkSlot, marked?: string): string;
  blocks(blocks: readonly BlockModel[]): readonly string[];
  /** The call for a text slot in its format; undefined for a format that says nothing of itself. */
  call(slot: TextSlot, options?: string): string | undefined;
  /** A call under the words that stand before it. */
  labelled(label: SlotModel | undefined, call: string): string;
}

/** What is known of the page that shows a layout. */
export interface ShownOn {
  /** Whether the page has a title of its own, which is `title` there. */
  readonly hasTitle: boolean;
}

export interface LayoutExpectation<Type extends LayoutModel['type'] = never> {
  /** The level of the headings that the layout gives its items; undefined where they have none. */
  readonly heading?: number;
  /** What an item shows, or a part of the one item that is shown by its parts. */
  item(
    layout: Extract<LayoutModel, { readonly type: Type }>,
    print: Printer,
    page: ShownOn,
  ): readonly string[];
}

export interface BlockExpectation<Type extends keyof BlockModels = never> {
  /** The call that says what the block shows; undefined where nobody can know. */
  block(block: BlockModels[Type], print: Printer): string | undefined;
}

export interface FormatExpectation {
  /** The call that says what a field shows; `options` are further arguments of it. */
  call(value: string, options: string): string;
  /** Whether the text says all that the field does: as it is, or as the words of HTML. */
  readonly isWhole?: boolean;
  readonly isMarkup?: boolean;
}

/** The expectations of all renderers that say what is seen of them, by their names. */
export interface RendererExpectations {
  readonly layouts: ReadonlyMap<string, LayoutExpectation>;
  readonly blocks: ReadonlyMap<string, BlockExpectation>;
  readonly formats: ReadonlyMap<string, FormatExpectation>;
}
