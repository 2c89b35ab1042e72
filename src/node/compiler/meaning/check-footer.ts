import type { Footer, SiteManifest, SocialLink } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { writtenApiOf } from '../read/written-apis.ts';
import type { Path } from '../text/manifest-file.ts';
import { suggest } from '../text/suggest.ts';
import type { ApiDescription } from './api-description.ts';
import type { ApiType } from './api-type.ts';
import { checkFields } from './check-fields.ts';
import { placedFooterFields } from './placed-footer.ts';
import type { KnownApis } from './read-api.ts';

/** What parts of the footer say beside each other, and what they read of the footer's answer. */
export function checkFooter(site: Validated<SiteManifest>, apis: Pick<KnownApis, 'of'>): Finding[] {
  const { footer } = site.value;
  if (footer === undefined) return [];
  return [...checkParts(footer, site), ...checkAnswer(footer, site, apis.of(footer))];
}

function checkAnswer(
  footer: Footer,
  { value, file }: Validated<SiteManifest>,
  api: ApiDescription | undefined,
): Finding[] {
  const fields = placedFooterFields(footer);
  if (footer.endpoint === undefined) {
    return fields.slice(0, 1).map(({ value: field, path }) => {
      const message = `the footer asks no call for the field "${field}"; name its "endpoint"`;
      return createFinding('M234', file.placeOf(path), message);
    });
  }
  const answer = api?.findOperation(footer.endpoint)?.answer;
  return checkFields(file, fields, withinEnvelope(answer, writtenApiOf(value, footer).envelope));
}

function withinEnvelope(answer: ApiType | undefined, envelope: string | undefined) {
  return envelope === undefined ? answer : answer?.at(envelope);
}

/** Of what a part may say, it says one thing, and what that needs stands beside it. */
function checkParts({ contact = [], social }: Footer, { file }: Validated<SiteManifest>) {
  const report = (at: Path, message: string) => [
    createFinding('M233', file.placeOf(['footer', ...at]), message),
  ];
  const lines = contact.flatMap((line, index) => {
    const count = countGiven([line.text, line.address, line.phone, line.email]);
    const message = `the line says ${count === 0 ? 'nothing' : `${count} things`}; give it one of "text", "address", "phone" and "email"`;
    return count === 1 ? [] : report(['contact', index], message);
  });
  const links = (social?.links ?? []).flatMap((link, index) => {
    const message = explainLink(link);
    return message === undefined ? [] : report(['social', 'links', index], message);
  });
  return [...lines, ...links];
}

function explainLink({ network, icon, label, href, picture }: SocialLink): string | undefined {
  if (network !== undefined && icon !== undefined) {
    return 'the link has two icons; remove "network" or "icon"';
  }
  if (countGiven([href, picture]) !== 1) {
    const what = href === undefined ? 'leads nowhere' : 'leads to a URL and opens a picture';
    return `the link ${what}; give it "href" or "picture"`;
  }
  if (href !== undefined && countGiven([network, icon]) === 0) {
    return 'nothing shows the link; give it a "network", or an "icon" of your own';
  }
  return network === undefined && label === undefined
    ? 'no screen reader says what this shows; add a "label"'
    : undefined;
}

/** The language of the message for browsers that are not supported has to be one of the site's. */
export function checkMessageLanguage({ value, file }: Validated<SiteManifest>): Finding[] {
  const known = value.languages.map(({ code }) => code);
  const code = value.unsupportedBrowser?.language;
  if (code === undefined || known.includes(code)) return [];
  const place = file.placeOf(['unsupportedBrowser', 'language']);
  return [
    createFinding('M224', place, `"${code}" is no language of site.json${suggest(code, known)}`),
  ];
}

function countGiven(values: readonly unknown[]): number {
  return values.filter((value) => value !== undefined).length;
}
