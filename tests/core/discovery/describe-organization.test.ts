import { expect, test } from 'vitest';
import { describeOrganization } from '../../../src/core/discovery/describe-organization.ts';
import type { OrganizationModel } from '../../../src/core/manifest/discovery-model.ts';
import { SITE, words } from '../site-of.ts';
import { ORGANIZATION } from './small-site.ts';

const NAMED = {
  '@type': 'ResearchOrganization',
  '@id': { '@url': '/#organization' },
  name: 'Institute',
  url: { '@url': '/' },
  description: 'An institute.',
};
const describeIt = (more: Partial<OrganizationModel>, language = 'en') =>
  describeOrganization(SITE, { ...ORGANIZATION, ...more }, language);

test('an organisation of which nothing more is known has its name alone', () => {
  expect(describeIt({})).toEqual(NAMED);
  expect(Object.keys(describeIt({}))).toEqual(Object.keys(NAMED));
});

test('an organisation says what its manifest does, in the language of the page', () => {
  const address = {
    streetAddress: words('1 Lake Road'),
    addressLocality: words('Town'),
    postalCode: undefined,
    addressCountry: 'CN',
  };
  const parent = { type: 'Organization', name: words('Academy'), url: 'https://academy.example' };
  const whole = {
    logo: '/logo.png',
    email: 'a@b.example',
    telephone: '+86 1',
    sameAs: ['https://c.example'],
  };
  expect(describeIt({ ...whole, address, parent })).toEqual({
    ...NAMED,
    ...whole,
    logo: { '@url': '/logo.png' },
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Lake Road',
      addressLocality: 'Town',
      addressCountry: 'CN',
    },
    parentOrganization: {
      '@type': 'Organization',
      name: 'Academy',
      url: 'https://academy.example',
    },
  });
  const other = describeIt(
    { address: { ...address, postalCode: '100' }, parent: { ...parent, url: undefined } },
    'zh',
  );
  expect(other).toMatchObject({
    name: 'Institute 文',
    address: { postalCode: '100', streetAddress: '1 Lake Road 文' },
  });
  expect(other.parentOrganization).toEqual({ '@type': 'Organization', name: 'Academy 文' });
});

test('a language without words has none', () => {
  const empty = { en: '' };
  const address = {
    streetAddress: empty,
    addressLocality: empty,
    postalCode: undefined,
    addressCountry: 'CN',
  };
  const bare = describeOrganization(
    { ...SITE, name: empty, description: empty },
    { ...ORGANIZATION, address },
    'fr',
  );
  expect(JSON.parse(JSON.stringify(bare.address))).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '',
    addressLocality: '',
    addressCountry: 'CN',
  });
  expect(bare.address).not.toHaveProperty('postalCode');
  const { name, description } = describeOrganization(
    { ...SITE, name: empty, description: empty },
    ORGANIZATION,
    'fr',
  );
  expect([name, description]).toEqual(['', '']);
});
