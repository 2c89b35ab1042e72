import type { ItemShape } from './api-model.ts';
import type { DescriptionNode } from './description-node.ts';

/** The fields that a schema declares, in its order. */
export function readItemShape(schema: DescriptionNode): ItemShape {
  const properties = schema.at('properties').entries();
  if (properties.length === 0) {
    throw new Error(
      `the schema ${schema.pointer} declares no properties, so nothing could be sent`,
    );
  }
  const html = properties.filter(([, node]) => node.at('contentMediaType').text === 'text/html');
  return {
    name: schema.name,
    pointer: schema.pointer,
    fields: properties.map(([name]) => name),
    html: new Set(html.map(([name]) => name)),
  };
}
