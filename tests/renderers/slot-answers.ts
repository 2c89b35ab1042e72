import type { FrameModel } from '../../src/core/manifest/page-model.ts';
import type { BlockModel, SlotModel, SlottedModel } from '../../src/core/manifest/slot-model.ts';

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
    case 'words':
      return {};
    case 'html':
      return Object.fromEntries(slot.fields.map((field) => [field, `<p>${WORDS}</p>`]));
    case 'email':
      return { [slot.field]: 'name@site.example' };
    case 'phone':
      return { [slot.field]: '123' };
    case 'url':
      return { [slot.field]: 'https://other.example' };
    case 'embed':
      return { [slot.field]: 'one' };
    case 'file':
      return { [slot.field]: '/media/file.pdf' };
    case 'actions':
      return {};
    case 'files':
      return { [slot.field]: [{ name: 'File.pdf', url: '/media/file.pdf' }] };
    case 'links':
      return {
        [slot.field]: [{ id: 'one', [slot.text]: WORDS, ...(slot.url && { [slot.url]: '/' }) }],
      };
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
  const own = Object.values(block.slots).map((slot) => (slot === undefined ? {} : fieldsOf(slot)));
  return Object.assign({}, heading, when, ...own);
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
