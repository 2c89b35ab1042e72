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

  test('of which it is not known whether it is online says nothing of that', () => {
    for (const online of [undefined, null, 'yes', 1]) {
      expect(describeThing(EVENT, { ...entity, online }, CONTEXT)).toStrictEqual({
        '@type': 'Event',
        name: 'A lecture',
        startDate: '2026-03-05T20:00:00+08:00',
        location: { '@type': 'Place', name: 'The hall', address: 'The hall' },
        organizer: ORGANIZATION_ID,
        url: urlOf('/people/an'),
      });
    }
    const { online: _, ...fields } = EVENT.fields;
    const offline = describeThing({ ...EVENT, fields }, entity, CONTEXT);
    expect(offline).toMatchObject({ location: { '@type': 'Place' } });
  });

  test('has no organiser where the site names no organisation', () => {
    const thing = describeThing(EVENT, entity, { ...CONTEXT, hasOrganization: false });
    expect(thing).not.toHaveProperty('organizer');
  });
});

test('a property that schema.org has not is passed over', () => {
  const odd = { type: 'Person', fields: { name: 'name', shoeSize: 'size' } } as const;
  expect(describeThing(odd, { name: 'An', size: '39' }, CONTEXT)).toEqual({
    '@type': 'Person',
    name: 'An',
    url: urlOf('/people/an'),
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

describe('a thing of each kind', () => {
  const everything = {
    ...{ name: 'An', by: 'Li', day: '2026-03-05', end: '2026-03-07 20:00', place: 'Hall' },
    ...{ text: 'Text', mail: 'a@b.c', photo: '/a.webp', yes: true },
  };

  test.each(['Article', 'NewsArticle', 'ScholarlyArticle'] as const)('%s has its dates', (type) => {
    const fields = {
      ...{ headline: 'name', author: 'by', datePublished: 'day', dateModified: 'end' },
      ...{ image: 'photo', description: 'text' },
    };
    expect(describeThing({ type, fields }, everything, CONTEXT)).toStrictEqual({
      '@type': type,
      headline: 'An',
      author: { '@type': 'Person', name: 'Li' },
      datePublished: '2026-03-05',
      dateModified: '2026-03-07T20:00:00',
      image: urlOf('/a.webp'),
      description: 'Text',
      publisher: ORGANIZATION_ID,
      url: urlOf('/people/an'),
    });
    const nameless = { ...everything, name: undefined };
    expect(describeThing({ type, fields }, nameless, CONTEXT)).toBeUndefined();
  });

  test('a person has a number to call and what she knows', () => {
    const fields = { name: 'name', telephone: 'day', knowsAbout: 'text' };
    expect(describeThing({ type: 'Person', fields }, everything, CONTEXT)).toStrictEqual({
      '@type': 'Person',
      name: 'An',
      telephone: '2026-03-05',
      knowsAbout: 'Text',
      url: urlOf('/people/an'),
    });
  });

  test('an event has an end, a picture and a description', () => {
    const fields = {
      ...{ name: 'name', startDate: 'day', endDate: 'end', location: 'place' },
      ...{ image: 'photo', description: 'text' },
    };
    const context = { ...CONTEXT, hasOrganization: false };
    expect(describeThing({ type: 'Event', fields }, everything, context)).toStrictEqual({
      '@type': 'Event',
      name: 'An',
      startDate: '2026-03-05',
      endDate: '2026-03-07T20:00:00',
      location: { '@type': 'Place', name: 'Hall', address: 'Hall' },
      image: urlOf('/a.webp'),
      description: 'Text',
      url: urlOf('/people/an'),
    });
  });
});
