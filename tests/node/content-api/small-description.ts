const html = { type: 'string', contentMediaType: 'text/html' };
const text = { type: 'string' };
const integer = { type: 'integer' };

/** The schema of a list of a component's entities. */
export function list(name: string): object {
  return { type: 'array', items: { $ref: `#/components/schemas/${name}` } };
}

function entity(required: readonly string[], properties: object): object {
  return { type: 'object', required, properties, additionalProperties: false };
}

/** A path whose answer has a schema. */
export function get(schema: object, more: object = {}): object {
  const content = { 'application/json': { schema } };
  return { get: { responses: { 200: { description: 'The answer.', content } }, ...more } };
}

const q = {
  name: 'q',
  in: 'query',
  required: true,
  schema: { ...text, minLength: 1, maxLength: 100 },
};
const page = { name: 'page', in: 'query', schema: { ...integer, minimum: 0, default: 0 } };
const size = {
  name: 'size',
  in: 'query',
  schema: { ...integer, minimum: 1, maximum: 100, default: 2 },
};
const type = {
  name: 'type',
  in: 'query',
  required: true,
  schema: { ...text, enum: ['in', 'out'] },
};

/** An API with one call of each kind. */
export const SMALL_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'A small API', version: '1' },
  paths: {
    '/notes': get(list('Note')),
    '/notes/{id}': get({ $ref: '#/components/schemas/NoteDetail' }),
    '/fellows': get(list('Fellow'), { parameters: [type] }),
    '/about': get(
      { $ref: '#/components/schemas/About' },
      { 'x-content': { embed: { notes: { from: 'notes', orderBy: '-title' } } } },
    ),
    '/talks': get(
      { $ref: '#/components/schemas/PagedTalks' },
      {
        parameters: [{ $ref: '#/components/parameters/Page' }, size],
        'x-content': { from: 'events', where: { group: 'talk' }, orderBy: '-time' },
      },
    ),
    '/latest': get(list('Event'), {
      'x-content': {
        from: 'events',
        where: { group: ['talk', 'fair'] },
        orderBy: '-time',
        limit: 2,
      },
    }),
    '/search': get(
      { $ref: '#/components/schemas/Found' },
      {
        parameters: [q],
        'x-content': { parts: { notes: { from: 'notes', search: ['title', 'tags', 'text'] } } },
      },
    ),
  },
  components: {
    parameters: { Page: page },
    schemas: {
      Note: entity(['id', 'title'], { id: text, title: text }),
      NoteDetail: entity(['id', 'title', 'text'], {
        id: text,
        title: text,
        text: html,
        tags: { type: 'array', items: text },
        link: { ...text, format: 'uri-reference' },
        mail: { ...text, format: 'email' },
        links: { type: 'array', items: entity(['url'], { url: text }) },
      }),
      Fellow: entity(['id', 'name'], { id: text, name: text }),
      About: entity(['title', 'text', 'notes'], { title: text, text: html, notes: list('Note') }),
      Event: entity(['id', 'time'], { id: text, time: { ...text, format: 'date-time' } }),
      PagedTalks: entity(['content', 'numberOfTotalPages'], {
        content: list('Event'),
        numberOfTotalPages: integer,
      }),
      Found: entity(['notes'], { notes: list('Note') }),
    },
  },
};
