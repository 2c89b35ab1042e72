import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'links'> = {
  block({ slots: { field } }, print) {
    const { link, url = '', text } = field;
    const href =
      link === undefined ? print.field(url, 'entry') : `fill(${print.quote(link)}, entry)`;
    const isOutside = link === undefined ? ', true' : '';
    const words = print.field(text, 'entry');
    const list = print.field(field.field);
    return `each(${list}, (entry: Entity) => link(${words}, ${href}${isOutside}))`;
  },
};
