import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { filledSlots } from '../../../src/app/inspector/filled-slots.ts';
import type { SlottedModel, TextSlot } from '../../../src/core/manifest/slot-model.ts';
import { mapItem } from '../../../src/core/mapping/map-item.ts';
import { NO_PICTURES } from '../../../src/core/mapping/picture-facts.ts';
import { phoneBlock } from '../../core/block-of.ts';

const CONTEXT = {
  language: 'en',
  sanitize: (html: string) => html,
  formats,
  pictures: NO_PICTURES,
  media: { base: '', origins: [] },
};
const TITLE: TextSlot = {
  kind: 'text',
  field: 'name',
  format: 'text',
  clamp: undefined,
  box: false,
};

/** The slots of an entity, mapped as the site maps it. */
function fill(layout: SlottedModel, entity: unknown) {
  return filledSlots(mapItem(layout, entity, 0, CONTEXT), layout, entity, CONTEXT);
}

function findAt(layout: SlottedModel, entity: unknown, ...path: readonly (string | number)[]) {
  return fill(layout, entity).find((slot) => slot.path.join('/') === path.join('/'));
}

describe('a slot of an item', () => {
  test('is known by what renderers are given for it', () => {
    const item = mapItem({ slots: { title: TITLE } }, { name: 'Lake' }, 0, CONTEXT);
    const [title] = filledSlots(item, { slots: { title: TITLE } }, { name: 'Lake' }, CONTEXT);
    expect(title?.value).toBe(item.title);
    expect(title?.fields).toEqual([{ field: 'name', value: 'Lake' }]);
  });

  test('is there where the answer had nothing for it', () => {
    expect(findAt({ slots: { title: TITLE } }, {}, 'slots', 'title')).toMatchObject({
      value: undefined,
      fields: [{ field: 'name', value: undefined }],
    });
  });
});

describe('a block', () => {
  const blocks = [phoneBlock('home'), phoneBlock('work'), phoneBlock('mobile')];
  const layout: SlottedModel = { slots: { blocks: { kind: 'blocks', blocks } } };

  test('keeps its place in the manifest where those before it are left out', () => {
    const entity = { home: '', work: '1', mobile: '2' };
    expect(findAt(layout, entity, 'slots', 'blocks', 1)?.value).toMatchObject({ field: '1' });
    expect(findAt(layout, entity, 'slots', 'blocks', 2)?.value).toMatchObject({ field: '2' });
  });

  test('is none where nothing is shown for it', () => {
    expect(findAt(layout, { work: '1' }, 'slots', 'blocks', 0)).toBeUndefined();
  });
});

describe('an item in an item', () => {
  const slots = { title: TITLE, blocks: { kind: 'blocks', blocks: [phoneBlock('work')] } } as const;
  const layout: SlottedModel = { slots: { items: { kind: 'items', field: 'offices', slots } } };
  const entity = { offices: ['no office', { name: 'North' }, { name: 'South', work: '2' }] };

  test('has slots of its own, filled from its own object', () => {
    const titles = fill(layout, entity).filter(({ path }) => path.at(-1) === 'title');
    expect(titles.map(({ fields }) => fields[0]?.value)).toEqual(['North', 'South']);
    expect(findAt(layout, entity, 'slots', 'items', 'slots', 'blocks', 0)).toMatchObject({
      value: { field: '2' },
      fields: [{ field: 'work', value: '2' }],
    });
  });

  test('is a part as a whole, too', () => {
    const wholes = fill(layout, entity).filter(
      ({ path }) => path.join('/') === 'slots/items/slots',
    );
    expect(wholes).toHaveLength(2);
  });
});
