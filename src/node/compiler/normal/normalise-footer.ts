import type {
  ContactLineModel,
  FixedLinkModel,
  FooterColumnModel,
  FooterModel,
  FooterValue,
  SocialLinkModel,
} from '../../../core/manifest/footer-model.ts';
import type {
  ContactLine,
  FixedLink,
  Footer,
  FooterColumn,
  Heading,
  SocialLink,
  Text,
} from '../../../core/manifest/manifest-types.ts';
import type { LocalizedText } from '../../../core/manifest/site-model.ts';
import { resolveText, type TextTable } from '../read/read-texts.ts';
import { readNetworkIcon } from './network-icon.ts';
import { normaliseHeading } from './write-out-shapes.ts';

/** A value of the manifest's own, or the field that holds it. */
type Written = string | { readonly field: string };

/** A footer in the normal form. */
export function normaliseFooter(footer: Footer, texts: TextTable): FooterModel {
  const { api, endpoint, logo, name, note, contact, social, columns, legal } = footer;
  return {
    call: endpoint === undefined ? undefined : { api, endpoint },
    logo: fromOptional(logo),
    name: name ?? true,
    note: note && {
      text: note.text === undefined ? undefined : normaliseHeading(note.text, texts),
      links: fixedLinks(note.links ?? [], texts),
      isMobile: note.mobile ?? false,
    },
    contact: (contact ?? []).map((line) => contactLine(line, texts)),
    social: social && {
      heading: resolve(social.heading, texts),
      links: social.links.map((link) => socialLink(link, texts)),
    },
    columns: (columns ?? []).map((column) => footerColumn(column, texts)),
    legal: (legal ?? []).map(({ text, href }) => ({
      text: normaliseHeading(text, texts),
      href: fromOptional(href),
    })),
  };
}

function contactLine({ label, ...line }: ContactLine, texts: TextTable): ContactLineModel {
  const before = { label: resolve(label, texts) };
  const ofText = (kind: 'text' | 'address', text: Heading): ContactLineModel => ({
    ...before,
    kind,
    text: normaliseHeading(text, texts),
  });
  if (line.text !== undefined) return ofText('text', line.text);
  if (line.address !== undefined) return ofText('address', line.address);
  return line.phone === undefined
    ? { ...before, kind: 'email', value: toValue(line.email ?? '') }
    : { ...before, kind: 'phone', value: toValue(line.phone) };
}

function socialLink(link: SocialLink, texts: TextTable): SocialLinkModel {
  const { network, icon, label, href, picture } = link;
  const known = network && readNetworkIcon(network);
  const own = icon === undefined ? undefined : { src: icon.normalize() };
  return {
    icon: known ? { path: known.path } : own,
    label: resolveText(label ?? allLanguages(known?.name ?? '', texts), texts),
    href: fromOptional(href),
    picture: fromOptional(picture),
  };
}

/** A name that is the same in all languages. */
function allLanguages(name: string, texts: TextTable): Record<string, string> {
  return Object.fromEntries([...texts.keys()].map((language) => [language, name]));
}

function footerColumn(
  { heading, links, folded }: FooterColumn,
  texts: TextTable,
): FooterColumnModel {
  return {
    heading: normaliseHeading(heading, texts),
    links: Array.isArray(links) ? fixedLinks(links, texts) : links,
    isFolded: folded ?? false,
  };
}

function fixedLinks(links: readonly FixedLink[], texts: TextTable): FixedLinkModel[] {
  return links.map(({ text, href }) => ({ text: resolveText(text, texts), href }));
}

function resolve(text: Text | undefined, texts: TextTable): LocalizedText | undefined {
  return text === undefined ? undefined : resolveText(text, texts);
}

function fromOptional(written: Written | undefined): FooterValue | undefined {
  return written === undefined ? undefined : toValue(written);
}

function toValue(written: Written): FooterValue {
  return typeof written === 'string' ? { value: written.normalize() } : written;
}
