import type { OrganizationModel } from '../manifest/discovery-model.ts';
import type { Language, SiteModel } from '../manifest/site-model.ts';
import { type JsonLdNode, ORGANIZATION_ID, urlOf } from './json-ld.ts';

/** Who publishes the site, in the words of schema.org: as much as other things need of it. */
export function nameOrganization(
  site: SiteModel,
  { type, logo }: OrganizationModel,
  language: Language,
): JsonLdNode {
  return {
    '@type': type,
    ...ORGANIZATION_ID,
    name: site.name[language] ?? '',
    url: urlOf('/'),
    ...(logo !== undefined && { logo: urlOf(logo) }),
  };
}

/** All that the site says of who publishes it. */
export function describeOrganization(
  site: SiteModel,
  organization: OrganizationModel,
  language: Language,
): JsonLdNode {
  const { email, telephone, address, parent, sameAs } = organization;
  return {
    ...nameOrganization(site, organization, language),
    description: site.description[language] ?? '',
    ...(email !== undefined && { email }),
    ...(telephone !== undefined && { telephone }),
    ...(address !== undefined && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.streetAddress[language] ?? '',
        addressLocality: address.addressLocality[language] ?? '',
        ...(address.postalCode !== undefined && { postalCode: address.postalCode }),
        addressCountry: address.addressCountry,
      },
    }),
    ...(parent !== undefined && {
      parentOrganization: {
        '@type': parent.type,
        name: parent.name[language] ?? '',
        ...(parent.url !== undefined && { url: parent.url }),
      },
    }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
