import type { BlockModel } from '../../src/core/manifest/block-model.ts';
import type { FrameModel } from '../../src/core/manifest/page-model.ts';
import type { SlotModel, SlottedModel } from '../../src/core/manifest/slot-model.ts';

export type Entity = Readonly<Record<string, unknown>>;

/** The layouts of a frame of one view. */
export function layoutOf(frame: FrameModel | undefined): SlottedModel {
  if (frame?.type !== 'single' && frame?.type !== 'siblings') throw new Error('No single view');
  return frame.layout;
}

/** An entity that fills every slot of a layout. */
export function entityFor({ slots }: SlottedModel): Entity {
  return Object.assign(
    { id: 'one' },
    ...Object.values(slots).map((slot) => (slot === undefined ? {} : fieldsOf(slot))),
  );
}

function fieldsOf(slot: SlotModel): Entity {
  switch (slot.kind) {
    case 'text':
      return { [slot.field]: WORDS };
    case 'image':
      return { [slot.field]: PICTURE };
    case 'link':
      return slot.from === 'template' ? {} : { [slot.field]: '/people/fellows/one' };
    case 'list':
      return { [slot.field]: ['one', 'two'] };
    case 'flag':
    case 'badge':
      return { [slot.field]: slot.equals };
    case 'items':
      return { [slot.field]: [entityFor(slot)] };
    case 'blocks':
      return Object.assign({}, ...slot.blocks.map(fieldsOfBlock));
  }
}

const WORDS = 'Some words';
const PICTURE = '/media/any.webp';

function fieldsOfBlock(block: BlockModel): Entity {
  const heading = block.heading?.field === undefined ? {} : { [block.heading.field]: WORDS };
  const when = block.when === undefined ? {} : { [block.when]: WORDS };
  return { ...heading, ...when, ...fieldsOfType(block) };
}

function fieldsOfType(block: BlockModel): Entity {
  switch (block.type) {
    case 'text':
      return {
        [block.field]: WORDS,
        ...(block.url === undefined ? {} : { [block.url]: 'https://other.example' }),
      };
    case 'rich-text':
      return Object.fromEntries(block.fields.map((field) => [field, `<p>${WORDS}</p>`]));
    case 'email':
      return { [block.field]: 'name@site.example' };
    case 'phone':
      return { [block.field]: '123' };
    case 'attachments':
      return { [block.field]: [{ name: 'File.pdf', url: '/media/file.pdf' }] };
    case 'image':
      return { [block.field]: PICTURE };
    case 'links':
      return {
        [block.field]: [{ id: 'one', [block.text]: WORDS, ...(block.url && { [block.url]: '/' }) }],
      };
  }
}

/** An entity once with each of its fields, and those of its parts, holding another value. */
export function withEach(
  entity: Entity,
  value: unknown,
): readonly { readonly name: string; readonly entity: Entity }[] {
  return Object.entries(entity).flatMap(([name, own]) => [
    ...(name === 'id' ? [] : [{ name, entity: { ...entity, [name]: value } }]),
    ...partsOf(own).map((part) => ({
      name: `${name}.${part.name}`,
      entity: { ...entity, [name]: [part.entity] },
    })),
  ]);

  function partsOf(own: unknown) {
    const [first]: unknown[] = Array.isArray(own) ? own : [];
    return typeof first === 'object' && first !== null ? withEach({ ...first }, value) : [];
  }
}
