import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { describeThing } from '../../../src/core/discovery/describe-thing.ts';
import { ORGANIZATION_ID, urlOf } from '../../../src/core/discovery/json-ld.ts';

const CONTEXT = {
  language: 'en',
  sanitize: (html: string) => html.replace(/<script.*?<\/script>/g, ''),
  formats,
  pictures: {},
  media: { base: '', origins: [] },
  path: '/people/an',
  hasOrganization: true,
};

const PERSON = {
  type: 'Person',
  fields: {
    name: 'name',
    jobTitle: 'title',
    affiliation: 'school',
    email: 'email',
    image: 'photo',
    description: 'introduction',
  },
} as const;

const EVENT = {
  type: 'Event',
  fields: { name: 'name', startDate: 'time', location: 'place', online: 'online' },
} as const;

describe('a person', () => {
  test('has what its fields hold, each in its form', () => {
    const entity = {
      name: 'An <em>Li</em>',
      title: 'Professor',
      school: 'History',
      email: 'an@example.org',
      photo: '/media/an.webp',
      introduction: '<p>Reads &amp; writes.</p><script>alert(1)</script>',
    };
    expect(describeThing(PERSON, entity, CONTEXT)).toEqual({
      '@type': 'Person',
      name: 'An Li',
      jobTitle: 'Professor',
      affiliation: { '@type': 'Organization', name: 'History' },
      email: 'an@example.org',
      image: urlOf('/media/an.webp'),
      description: 'Reads & writes.',
      url: urlOf('/people/an'),
    });
  });

  test.each<[string, unknown]>([
    ['without a name', { title: 'Professor' }],
    ['whose name is no text', { name: ['An'] }],
    ['that is no object', null],
  ])('%s is not described', (_, entity) => {
    expect(describeThing(PERSON, entity, CONTEXT)).toBeUndefined();
  });

  test('has no property whose field is odd', () => {
    const entity = { name: 'An', email: 'no address', photo: 'javascript:alert(1)', title: {} };
    expect(describeThing(PERSON, entity, CONTEXT)).toEqual({
      '@type': 'Person',
      name: 'An',
      url: urlOf('/people/an'),
    });
  });
});

describe('an event', () => {
  const entity = { name: 'A lecture', time: '2026-03-05T20:00:00+08:00', place: 'The hall' };

  test('has a place, its time as it is written, and the site’s organisation for its organiser', () => {
    expect(describeThing(EVENT, { ...entity, online: false }, CONTEXT)).toEqual({
      '@type': 'Event',
      name: 'A lecture',
      startDate: '2026-03-05T20:00:00+08:00',
      location: { '@type': 'Place', name: 'The hall', address: 'The hall' },
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      organizer: ORGANIZATION_ID,
      url: urlOf('/people/an'),
    });
  });

  test('that is online takes place at its page', () => {
    const online = { ...entity, place: undefined, online: true };
    expect(describeThing(EVENT, online, CONTEXT)).toMatchObject({
      location: { '@type': 'VirtualLocation', url: urlOf('/people/an') },
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    });
  });

  test.each([
    ['without a day', { ...entity, time: 'soon' }],
    ['without a place', { ...entity, place: '' }],
  ])('%s is not described, since search engines would pass it over', (_, incomplete) => {
    expect(describeThing(EVENT, incomplete, CONTEXT)).toBeUndefined();
  });

  test('has no organiser where the site names no organisation', () => {
    const thing = describeThing(EVENT, entity, { ...CONTEXT, hasOrganization: false });
    expect(thing).not.toHaveProperty('organizer');
  });
});

describe('an article', () => {
  const ARTICLE = { type: 'NewsArticle', fields: { headline: 'name', author: 'by' } } as const;

  test.each<[string, unknown, unknown]>([
    ['the organisation, where no field names one', undefined, ORGANIZATION_ID],
    ['whom its field names', 'An Li', { '@type': 'Person', name: 'An Li' }],
  ])('has for its author %s', (_, by, author) => {
    const thing = describeThing(ARTICLE, { name: 'A day', by }, CONTEXT);
    expect(thing).toMatchObject({ headline: 'A day', publisher: ORGANIZATION_ID, author });
  });
});
