import { readFileSync } from 'node:fs';
import type { StudioRenderer } from '../../core/studio/data.ts';
import { STUDIO } from '../../core/studio/studio-api.ts';
import { isNeededKind, type LayoutNeeds } from '../../core/studio/unfit-layout.ts';
import { readShapes, requireSchemas, type Schema, type Shapes } from '../compiler/index.ts';
import { ownRenderers, pictureOfRenderer } from '../site-folder/index.ts';
import type { EditedSite } from './edited-site.ts';
import { overridesOf } from './site-values.ts';

/** Where the pictures of renderers are, below the studio's page. */
export const PICTURES = 'pictures/';
const SCHEMA = /^renderers\/(layouts|frames|blocks|formats)\/([^/]+)\/schema\.json$/;
const KINDS = { layouts: 'layout', frames: 'frame', blocks: 'block', formats: 'format' } as const;

/** The renderers that manifests of a site may name. */
export function readRenderers(edited: EditedSite): StudioRenderer[] {
  const { root } = edited.site;
  const schemas = requireSchemas(root);
  const shapes = readShapes(schemas);
  const ofSchemas = schemas.all.flatMap((schema): StudioRenderer[] => {
    const [, folder, name] = SCHEMA.exec(String(schema.$id)) ?? [];
    return name === undefined || !isKind(folder)
      ? []
      : [
          {
            ...present(root, folder, name, schema),
            ...(folder === 'layouts' && needsOf(name, shapes)),
          },
        ];
  });
  const own = ownRenderers(root, 'overrides');
  const overrides = overridesOf(edited).map((name) => ({
    kind: 'override' as const,
    name,
    description: '',
    isOwn: own.includes(name),
    examples: [],
  }));
  return [...ofSchemas, ...overrides];
}

/** The picture of a renderer; undefined where there is none. */
export function readPicture(root: string, place: string): Buffer | undefined {
  const [, folder, name] = /^(layouts|frames|blocks)\/([a-z0-9-]+)\.webp$/.exec(place) ?? [];
  if (folder === undefined || name === undefined) return undefined;
  const file = pictureOfRenderer(root, folder, name);
  return file === undefined ? undefined : readFileSync(file);
}

function present(
  root: string,
  folder: keyof typeof KINDS,
  name: string,
  schema: Schema,
): StudioRenderer {
  const { description, examples } = schema;
  const hasPicture = pictureOfRenderer(root, folder, name) !== undefined;
  return {
    kind: KINDS[folder],
    name,
    description: String(description ?? ''),
    isOwn: ownRenderers(root, folder).includes(name),
    ...(hasPicture && { picture: `${STUDIO}${PICTURES}${folder}/${name}.webp` }),
    examples: Array.isArray(examples) ? examples : [],
  };
}

/** What a layout shows, and what it cannot be without. */
export function needsOf(name: string, { layouts }: Shapes): LayoutNeeds {
  const shape = layouts.get(name);
  if (shape === undefined) return {};
  const { slots, parts, mayShowList, showsOne } = shape;
  const needed = [...slots.filter(({ isOfItem }) => isOfItem), ...parts].flatMap(
    ({ name: slot, kind, isRequired }) => (isRequired && isNeededKind(kind) ? [[slot, kind]] : []),
  );
  return {
    shows: mayShowList ? 'either' : showsOne ? 'one' : 'list',
    needs: Object.fromEntries(needed),
  };
}

function isKind(folder: string | undefined): folder is keyof typeof KINDS {
  return folder !== undefined && Object.hasOwn(KINDS, folder);
}
