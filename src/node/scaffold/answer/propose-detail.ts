import type { Block, DetailLayout } from '../../../core/manifest/manifest-types.ts';
import { chooseFields } from './choose-fields.ts';
import { isNamed } from './field-names.ts';
import type { Guess, Guessed } from './guess.ts';
import type { Field } from './read-fields.ts';

/**
 * A layout for one item: its title and picture, and a block for each other field.
 *
 * @param back the route of the list that it belongs to; undefined for a page of its own, whose
 *   title is that of the menu
 */
export function proposeDetail(
  fields: readonly Field[],
  back: string | undefined,
): Guessed<DetailLayout> {
  const chosen = chooseFields(fields);
  const title = back === undefined ? undefined : chosen.title;
  const { image } = chosen;
  const used = new Set([chosen.title?.field, image?.field]);
  const blocks = fields
    .filter((field) => !used.has(field))
    .flatMap((field) => {
      const block = blockOf(field);
      return block === undefined ? [] : [{ field, block }];
    });
  return {
    value: {
      type: 'detail',
      ...(back !== undefined && { back }),
      ...(title !== undefined && { title: title.field.path }),
      ...(image !== undefined && { cover: image.field.path }),
      blocks: blocks.map(({ block }) => block),
    },
    guesses: [
      ...(title === undefined ? [] : [guess('title', title.field, title.reason)]),
      ...(image === undefined ? [] : [guess('cover', image.field, image.reason)]),
      ...blocks.map(({ field, block }, index) =>
        guess(`blocks.${index} (${block.type})`, field, field.reason),
      ),
    ],
  };
}

/** The block that shows a field; none for what no block can show without words of its own. */
function blockOf({ path, kind }: Field): Block | undefined {
  switch (kind) {
    case 'html':
      return { type: 'rich-text', field: path };
    case 'email':
      return { type: 'email', field: path, copy: true };
    case 'phone':
      return { type: 'phone', field: path };
    case 'files':
      return { type: 'attachments', field: path };
    case 'links':
      return { type: 'links', field: path, text: 'name', url: 'url' };
    case 'date':
    case 'date-time':
      return { type: 'text', field: path, format: kind };
    case 'text':
    case 'long-text':
      return isNamed(path, 'key') ? undefined : { type: 'text', field: path };
    default:
      return undefined;
  }
}

function guess(at: string, { path }: Field, reason: string): Guess {
  return { at, value: path, reason };
}
