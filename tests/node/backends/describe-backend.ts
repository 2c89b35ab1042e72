import { describe, expect, test } from 'vitest';
import { isImageValue, isTextValue, type MappedItem, textOf } from '../../../src/core/index.ts';
import type { Backend } from './backend.ts';
import { COUNT, type Code, dayOf, itemsIn, titleOf } from './items.ts';
import { openReader } from './open-reader.ts';

const LANGUAGES: readonly Code[] = ['zh', 'en'];

/**
 * Declares what a site shows of a backend that manifests alone describe.
 *
 * @param start gives each test the origin of the running backend, which has the items
 */
export function describeBackend(backend: Backend, start: () => Promise<string>): void {
  describe(`${backend.name}, described by manifests alone`, () => {
    test.each(LANGUAGES)('fills a list to its end in %s', async (language) => {
      const reader = openReader(backend, language, await start());
      const items: MappedItem[] = [];
      for (let page = 0, hasMore = true; hasMore; page += 1) {
        const answer = await reader.load('/people/items', {}, page);
        items.push(...answer.items);
        hasMore = answer.hasMore;
      }
      expect(items).toHaveLength(COUNT);
      expect(items.map(readCard)).toEqual(
        itemsIn(language).map((item) => ({
          title: titleOf(item),
          day: dayOf(item),
          picture: backend.picture(item.id),
          link: `/people/items/${backend.key.of(item.id)}`,
        })),
      );
      // Nothing is asked beyond the last page.
      expect(reader.asked()).toBe(3);
    });

    test.each(LANGUAGES)('fills a detail in %s', async (language) => {
      const reader = openReader(backend, language, await start());
      const { items } = await reader.load('/people/items/:id', { id: backend.key.of(7) });
      const [item] = items;
      const own = itemsIn(language)[6];
      if (item === undefined || own === undefined) throw new Error('There is no seventh item');
      expect(readText(item.title)).toBe(titleOf(own));
      expect(isImageValue(item.cover) && item.cover.src).toBe(backend.picture(7));
      expect(item.blocks).toMatchObject([
        { type: 'text', field: { kind: 'plain', text: dayOf(own) } },
        { type: 'rich-text', field: own.body },
      ]);
    });

    test('says of an item that is not there that it is not', async () => {
      const reader = openReader(backend, 'en', await start());
      const missing = reader.load('/people/items/:id', { id: backend.key.of(99) });
      await expect(missing).rejects.toMatchObject({ failure: { status: 404 } });
    });
  });
}

function readCard({ title, subtitle, image, link }: MappedItem) {
  return {
    title: readText(title),
    day: readText(subtitle),
    picture: isImageValue(image) ? image.src : undefined,
    link,
  };
}

function readText(value: MappedItem[string]): string {
  return isTextValue(value) ? textOf(value) : '';
}
