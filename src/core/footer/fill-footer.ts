import type {
  ContactLineModel,
  FixedLinkModel,
  FooterColumnModel,
  FooterText,
  FooterValue,
  IconModel,
  LegalLineModel,
  SocialLinkModel,
} from '../manifest/footer-model.ts';
import type { Language, LocalizedText, SiteModel } from '../manifest/site-model.ts';
import type { FooterAnswer } from './footer-answer.ts';
import { listKey } from './list-key.ts';

/**
 * What a footer shows in a language. Each entry of a list has for its key the place that it has in
 * the manifest's footer, such as `legal.0`; of an answer's list, that of the list and a number after
 * `#`.
 */
export interface FooterContent {
  readonly logo: string | undefined;
  readonly name: string | undefined;
  readonly note: FooterNote | undefined;
  readonly contact: readonly ContactLine[];
  readonly social: Social | undefined;
  readonly columns: readonly FooterColumn[];
  readonly legal: readonly LegalLine[];
}

interface Keyed {
  readonly key: string;
}

export interface FooterLink extends Keyed {
  readonly text: string;
  readonly href: string;
}

export interface FooterNote {
  readonly text: string | undefined;
  readonly links: readonly FooterLink[];
  readonly isMobile: boolean;
}

export interface ContactLine extends Keyed {
  readonly kind: ContactLineModel['kind'];
  readonly label: string | undefined;
  readonly text: string;
}

export interface Social {
  readonly heading: string | undefined;
  readonly links: readonly SocialLink[];
}

export interface SocialLink extends Keyed {
  readonly icon: IconModel | undefined;
  readonly label: string;
  /** One of both is there. */
  readonly href: string | undefined;
  readonly picture: string | undefined;
}

export interface FooterColumn extends Keyed {
  readonly heading: string;
  readonly links: readonly FooterLink[];
  readonly isFolded: boolean;
}

export interface LegalLine extends Keyed {
  readonly text: string;
  readonly href: string | undefined;
}

const NOTHING: FooterAnswer = { texts: {}, pictures: {}, urls: {}, lists: {} };

/** A site's footer with what its answer says; what that leaves empty is left out. Undefined for a site without one. */
export function fillFooter(
  { name, footer }: Pick<SiteModel, 'name' | 'footer'>,
  answer: FooterAnswer | undefined,
  language: Language,
): FooterContent | undefined {
  if (footer === undefined) return undefined;
  const { pictures } = answer ?? NOTHING;
  const fill = createFill(answer ?? NOTHING, language);
  const { note, contact, social, columns, legal } = footer;
  const links = (social?.links ?? []).flatMap((link, index) => fill.socialLink(link, index));
  return {
    logo: fill.value(footer.logo, pictures),
    name: footer.name ? fill.words(name) : undefined,
    note: note && {
      text: fill.text(note.text),
      links: fill.fixedLinks(note.links, 'note.links'),
      isMobile: note.isMobile,
    },
    contact: contact.flatMap((line, index) => fill.contactLine(line, index)),
    social: social && links.length > 0 ? { heading: fill.words(social.heading), links } : undefined,
    columns: columns.flatMap((column, index) => fill.column(column, index)),
    legal: legal.flatMap((line, index) => fill.legalLine(line, index)),
  };
}

/** How each kind of part gets its words and URLs. */
function createFill(answer: FooterAnswer, language: Language) {
  const words = (text: LocalizedText | undefined) => text?.[language];
  const text = (from: FooterText | undefined) =>
    (from?.field === undefined ? undefined : answer.texts[from.field]) ?? words(from?.text);
  const value = (from: FooterValue | undefined, answered: Readonly<Record<string, string>>) =>
    from && ('field' in from ? answered[from.field] : from.value);
  const fixedLinks = (links: readonly FixedLinkModel[], at: string): FooterLink[] =>
    links.map((link, index) => ({
      key: `${at}.${index}`,
      text: words(link.text) ?? link.href,
      href: link.href,
    }));
  return {
    words,
    text,
    value,
    fixedLinks,
    contactLine(line: ContactLineModel, index: number): ContactLine[] {
      const own = 'text' in line ? text(line.text) : value(line.value, answer.texts);
      const label = words(line.label);
      return own === undefined
        ? []
        : [{ key: `contact.${index}`, kind: line.kind, label, text: own }];
    },
    socialLink(link: SocialLinkModel, index: number): SocialLink[] {
      const href = value(link.href, answer.urls);
      const picture = value(link.picture, answer.pictures);
      if (href === undefined && picture === undefined) return [];
      const label = words(link.label) ?? '';
      return [{ key: `social.links.${index}`, icon: link.icon, label, href, picture }];
    },
    column({ heading, links: from, isFolded }: FooterColumnModel, index: number): FooterColumn[] {
      const key = `columns.${index}`;
      const links =
        'field' in from
          ? (answer.lists[listKey(from)] ?? []).map((link, place) => ({
              ...link,
              key: `${key}.links#${place}`,
            }))
          : fixedLinks(from, `${key}.links`);
      const title = text(heading);
      return title === undefined || links.length === 0
        ? []
        : [{ key, heading: title, links, isFolded }];
    },
    legalLine(line: LegalLineModel, index: number): LegalLine[] {
      const own = text(line.text);
      const href = value(line.href, answer.urls);
      return own === undefined ? [] : [{ key: `legal.${index}`, text: own, href }];
    },
  };
}
