import type {
  DiscoveryModel,
  OrganizationModel,
  PageDiscovery,
  SharedPictureModel,
  ThingModel,
} from '../../../core/manifest/discovery-model.ts';
import type {
  Organization,
  PageManifest,
  SiteManifest,
  StructuredData,
  Text,
} from '../../../core/manifest/manifest-types.ts';
import type { PageModel } from '../../../core/manifest/page-model.ts';
import type { LocalizedText } from '../../../core/manifest/site-model.ts';
import { WHOLE_TEXT } from '../../content/index.ts';
import { resolveText, type TextTable } from '../read/read-texts.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { itemFiles, listFilesOf } from './files-of-lists.ts';
import { textSlot } from './normalise-slots.ts';
import type { ShapeContext } from './write-out-shapes.ts';

/** After a list's route, the ending of its feed's URL. */
const FEED_ENDING = '.atom';

/** How the site is found and shared, in the normal form. */
export function normaliseDiscovery(
  site: SiteManifest,
  pages: readonly Validated<PageManifest>[],
  { models, ...context }: ShapeContext & { readonly models: readonly PageModel[] },
): DiscoveryModel {
  const { texts } = context;
  const byId = new Map(models.map((model) => [model.id, model]));
  return {
    organization: site.organization && normaliseOrganization(site.organization, site, texts),
    shareImage:
      site.shareImage === undefined ? undefined : normalisePicture(site.shareImage, texts),
    pages: Object.fromEntries(
      pages.map(({ id, value }) => {
        const model = byId.get(id);
        const files = listFilesOf(model, context);
        const ofItem = itemFiles(model, context);
        return [id, { ...normalisePage(value, context), files, itemFiles: ofItem }];
      }),
    ),
  };
}

function normalisePage(
  page: PageManifest,
  context: ShapeContext,
): Omit<PageDiscovery, 'files' | 'itemFiles'> {
  const { texts } = context;
  const { route, description, summary, markdown, structuredData, updated, feed } = page;
  return {
    description: optionalText(description, texts),
    // A text describes itself, where nothing else is said.
    summary: [summary ?? (markdown && description === undefined ? WHOLE_TEXT : [])].flat(),
    thing: structuredData && normaliseThing(structuredData),
    updated,
    feed: feed && {
      path: `${route}${FEED_ENDING}`,
      title: optionalText(feed.title, texts),
      summary: feed.summary === undefined ? undefined : textSlot(feed.summary, context),
    },
  };
}

function normaliseThing({ type, ...fields }: StructuredData): ThingModel {
  return { type, fields };
}

function normaliseOrganization(
  organization: Organization,
  { icons = [] }: SiteManifest,
  texts: TextTable,
): OrganizationModel {
  const { type, email, telephone, address, parentOrganization: parent, sameAs } = organization;
  const [largest] = [...icons].sort((a, b) => b.size - a.size);
  return {
    type,
    logo: largest?.src.normalize(),
    email,
    telephone,
    address: address && {
      streetAddress: resolveText(address.streetAddress, texts),
      addressLocality: resolveText(address.addressLocality, texts),
      postalCode: address.postalCode,
      addressCountry: address.addressCountry,
    },
    parent: parent && { type: parent.type, name: resolveText(parent.name, texts), url: parent.url },
    sameAs: sameAs ?? [],
  };
}

function normalisePicture(
  picture: NonNullable<SiteManifest['shareImage']>,
  texts: TextTable,
): SharedPictureModel {
  if (typeof picture === 'string')
    return { src: picture.normalize(), size: undefined, alt: undefined };
  const { src, width, height, alt } = picture;
  return { src: src.normalize(), size: { width, height }, alt: optionalText(alt, texts) };
}

function optionalText(text: Text | undefined, texts: TextTable): LocalizedText | undefined {
  return text === undefined ? undefined : resolveText(text, texts);
}
