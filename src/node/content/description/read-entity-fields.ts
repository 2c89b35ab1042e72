import type { EntityFields } from './api-model.ts';
import type { DescriptionNode } from './description-node.ts';

/** The fields that a schema declares, in its order; undefined for one that leaves them open. */
export function readEntityFields(schema: DescriptionNode | undefined): EntityFields | undefined {
  const properties = [...(schema?.properties() ?? [])];
  if (schema === undefined || properties.length === 0) return undefined;
  const html = properties.filter(([, node]) => node.at('contentMediaType').text === 'text/html');
  const images = properties.filter(([, node]) =>
    node.at('contentMediaType').text?.startsWith('image/'),
  );
  const links = properties.filter(
    ([, node]) => node.at('format').text === 'uri-reference' && !node.at('contentMediaType').exists,
  );
  const required = schema.combined().flatMap((part) => part.at('required').items());
  return {
    name: schema.name,
    pointer: schema.pointer,
    names: properties.map(([name]) => name),
    required: new Set(required.flatMap(({ text }) => text ?? [])),
    html: new Set(html.map(([name]) => name)),
    images: new Set(images.map(([name]) => name)),
    links: new Set(links.map(([name]) => name)),
  };
}
