import { type ApiServer, sendJson, startServer } from '../../core/requests/api-server.ts';

/** Answers by the path and query that ask for them; what is not there is 404. */
export type Answers = Readonly<Record<string, unknown>>;

/** A backend that speaks Chinese and English: `$LANGUAGE` in an answer is the one asked for. */
export function startBackend(answers: Answers): Promise<ApiServer> {
  return startServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    const answer = answers[pathname];
    if (answer === undefined) return sendJson(response, { detail: 'nothing here' }, 404);
    const language = String(request.headers['accept-language']);
    sendJson(response, JSON.parse(JSON.stringify(answer).replaceAll('$LANGUAGE', language)));
  });
}

const person = (id: number) => ({
  id,
  name: `Person ${id} $LANGUAGE`,
  title: 'Reader in Botany',
  photo: `/media/people/${id}.webp`,
  bio: `<p>Works on <em>mosses</em>.</p>`,
  email: `person-${id}@example.org`,
  phone: '+86 555 6613 0200',
});

/** A whole array, and an object for each item. */
export const ARRAY: Answers = {
  '/api/persons': [person(1), person(2)],
  '/api/persons/1': { ...person(1), files: [{ name: 'Papers.pdf', url: '/files/papers.pdf' }] },
};

const event = (slug: string) => ({
  slug,
  headline: `Event ${slug} $LANGUAGE`,
  poster: `https://pictures.example/${slug}.jpg`,
  startDate: '2026-03-01',
  tags: ['open'],
});

/** A page with the number of pages and of items. */
export const PAGE: Answers = {
  '/api/events': { results: [event('spring'), event('autumn')], total: 2, totalPages: 1 },
  '/api/events/spring': event('spring'),
};

/** Paths that end in a slash, as Django's do; without it there is nothing. */
export const SLASHED: Answers = {
  '/api/talks/': [person(7)],
  '/api/talks/7/': person(7),
};

const article = (id: number) => ({
  id,
  attributes: {
    title: `Article ${id} $LANGUAGE`,
    body: '<p>Text.</p>',
    createdAt: '2026-01-01T00:00:00.000Z',
    publishedAt: '2026-01-02T00:00:00.000Z',
    cover: {
      data: {
        id: 7,
        attributes: {
          name: 'cover.jpg',
          url: `/uploads/${id}.jpg`,
          formats: { thumbnail: { url: `/uploads/thumbnail-${id}.jpg` } },
        },
      },
    },
  },
});

/** Records whose fields stand in `attributes`, as some content systems answer. */
export const NESTED: Answers = {
  '/api/essays': {
    data: [article(1), article(2)],
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 2 } },
  },
  '/api/essays/1': { data: article(1), meta: {} },
};
