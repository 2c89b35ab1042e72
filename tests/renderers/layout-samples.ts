import { isRecord } from '../../src/core/index.ts';
import { UNIONS } from '../../src/node/compiler/schema/compose-unions.ts';
import type { ResolvedSchema, Schema, Schemas } from '../../src/node/compiler/schema/schemas.ts';

type Sample = Readonly<Record<string, unknown>>;

/** A layout as a manifest has it, and what it is a sample of. */
export interface LayoutSample {
  readonly title: string;
  readonly layout: Sample;
  /** Whether it has all that it may have. */
  readonly isWhole: boolean;
}

/** What stands in manifests where the schemas say which kind it is; a field has its place's name. */
const OF_KIND: Readonly<Record<string, (place: string) => unknown>> = {
  fieldName: (place) => place,
  fieldNames: (place) => [place],
  textField: (place) => ({ field: place, format: 'rich-text' }),
  imageField: (place) => place,
  link: (place) => ({ field: place }),
  format: () => 'text',
  plainFormat: () => 'text',
  heading: (place) => ({ field: place }),
  when: (place) => ({ field: place }),
  mark: (place) => ({ field: place, equals: 'yes' }),
  badge: (place) => ({ field: place, equals: 'yes', text: { zh: '文', en: 'Words' } }),
  // What the words are said for is said by the format, of which they take the place.
  fieldWords: () => undefined,
  text: () => ({ zh: '文', en: 'Words' }),
  actions: () => [{ text: { zh: '文', en: 'Words' }, link: '/people/fellows/{id}' }],
  linkTemplate: () => '/people/fellows/{id}',
  back: () => '/people/fellows',
  source: () => ({ endpoint: '/peoples/faculty-fellows' }),
};

/** Of two properties that say the same thing in two ways, the one that is left out. */
const IN_PLACE_OF: Readonly<Record<string, string>> = { link: 'url' };

/**
 * Every layout that the schemas know, with all that it may have, and without each of what it need not
 * have. All of it follows from the schemas, so that a new layout, slot or block is among them.
 */
export function layoutSamples(schemas: Schemas): readonly LayoutSample[] {
  const { schema, base } = schemas.file(UNIONS);
  const layout = isRecord(schema.$defs) ? schema.$defs.layout : undefined;
  return variantsOf(schemas, layout, base).flatMap((variant) => {
    const whole = sampleOf(schemas, variant, []);
    if (!isRecord(whole)) throw new Error('A layout is no object');
    const type = String(whole.type);
    return [
      { title: `${type} with everything`, layout: whole, isWhole: true },
      ...withoutEach(schemas, variant, whole).map((lacking) => ({
        title: `${type} without ${lacking.name}`,
        layout: lacking.sample,
        isWhole: false,
      })),
    ];
  });
}

interface Part {
  readonly schema: Schema;
  readonly base: string;
}

function variantsOf(schemas: Schemas, union: unknown, base: string): readonly Part[] {
  if (!isRecord(union) || !Array.isArray(union.oneOf)) throw new Error('No union of types');
  return union.oneOf.filter(isRecord).map((one: Schema) => schemas.resolve(one, base));
}

/** All that a part of the schemas may say; undefined for what it says in another way. */
function sampleOf(schemas: Schemas, { schema, base }: Part, path: readonly string[]): unknown {
  const resolved = schemas.resolve(schema, base);
  const { schema: own, base: ownBase } = resolved;
  const place = path.join('-');
  const ofKind = OF_KIND[kindOf(resolved)];
  if (ofKind !== undefined) return ofKind(place);
  if (own.const !== undefined) return own.const;
  if (Array.isArray(own.enum)) return own.enum[0];
  if (own.type === 'boolean') return true;
  if (own.type === 'array') {
    const items = isRecord(own.items) ? schemas.resolve(own.items, ownBase) : undefined;
    if (items !== undefined && isPlainObject(items))
      return [sampleOf(schemas, items, [...path, '0'])];
    if (items === undefined || !Array.isArray(items.schema.oneOf)) return exampleOf(own, place);
    return variantsOf(schemas, items.schema, items.base).map((one, index) =>
      sampleOf(schemas, one, [...path, String(index)]),
    );
  }
  if (own.type === 'object' && isRecord(own.properties) && own.title !== 'Columns') {
    return Object.fromEntries(
      propertiesOf(own).flatMap(([name, property]) => {
        const value = sampleOf(schemas, { schema: property, base: ownBase }, [...path, name]);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
  return exampleOf(own, place);
}

/** Whether a part has properties of its own, and is none of several kinds. */
function isPlainObject({ schema }: ResolvedSchema): boolean {
  return schema.type === 'object' && !Array.isArray(schema.oneOf);
}

/** The last name of what a part stands for: `textField`. */
function kindOf({ names }: ResolvedSchema): string {
  return names.at(-1)?.split('/').at(-1) ?? '';
}

function propertiesOf({ properties }: Schema): readonly [string, Schema][] {
  const all = isRecord(properties) ? Object.entries(properties) : [];
  const names = new Set(all.map(([name]) => name));
  return all.flatMap(([name, property]): [string, Schema][] => {
    const isOld = isRecord(property) && property.deprecated === true;
    const isSaid = Object.entries(IN_PLACE_OF).some(
      ([one, other]) => other === name && names.has(one),
    );
    return isRecord(property) && !isOld && !isSaid ? [[name, property]] : [];
  });
}

function exampleOf(schema: Schema, place: string): unknown {
  const [example = schema.default] = Array.isArray(schema.examples) ? schema.examples : [];
  if (example === undefined) {
    throw new Error(`Nothing is known to stand at ${place}; give it a default, or "examples"`);
  }
  return example;
}

interface Lacking {
  readonly name: string;
  readonly sample: Sample;
}

/** A sample once without each property that its schema does not ask for, at any depth. */
function withoutEach(schemas: Schemas, part: Part, sample: Sample): readonly Lacking[] {
  const { schema, base } = schemas.resolve(part.schema, part.base);
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const properties = new Map(propertiesOf(schema));
  return Object.entries(sample).flatMap(([name, value]) => {
    const property = properties.get(name);
    const { [name]: _, ...rest } = sample;
    const inner =
      property === undefined ? [] : lackingIn(schemas, { schema: property, base }, value);
    return [
      ...(required.has(name) ? [] : [{ name, sample: rest }]),
      ...inner.map((lacking) => ({
        name: `${name}.${lacking.name}`,
        sample: { ...sample, [name]: lacking.value },
      })),
    ];
  });
}

function lackingIn(
  schemas: Schemas,
  part: Part,
  value: unknown,
): readonly { readonly name: string; readonly value: unknown }[] {
  const resolved = schemas.resolve(part.schema, part.base);
  const { schema, base } = resolved;
  if (Object.hasOwn(OF_KIND, kindOf(resolved))) return [];
  if (Array.isArray(value)) {
    const items = isRecord(schema.items) ? schemas.resolve(schema.items, base) : undefined;
    if (items !== undefined && isPlainObject(items)) {
      return value.filter(isRecord).flatMap((entry, index) =>
        withoutEach(schemas, items, entry).map(({ name, sample }) => ({
          name,
          value: value.with(index, sample),
        })),
      );
    }
    if (items === undefined || !Array.isArray(items.schema.oneOf)) return [];
    return variantsOf(schemas, items.schema, items.base).flatMap((one, index) => {
      const entry: unknown = value[index];
      if (!isRecord(entry)) return [];
      return withoutEach(schemas, one, entry).map(({ name, sample }) => ({
        name: `${String(entry.type)}.${name}`,
        value: value.with(index, sample),
      }));
    });
  }
  const isOpen = isRecord(schema.properties) && schema.title !== 'Columns';
  if (!isRecord(value) || !isOpen) return [];
  return withoutEach(schemas, part, value).map(({ name, sample }) => ({ name, value: sample }));
}
