import { isRecord } from '../../../../core/mapping/read-path.ts';
import { ApiDescription } from '../../meaning/api-description.ts';
import { descriptionFile, readDescription } from '../../meaning/read-description.ts';
import type { ManifestFile } from '../../text/manifest-file.ts';
import type { MigratedSite } from '../migrated-site.ts';
import { moveTexts } from './texts.ts';

/** The lines that version 1 showed at the very foot, by the answer's fields. */
const LEGAL = ['copyRightNo', 'icpNo', 'publicSecurityRegistrationRecordNo'];
/** The pictures that it showed under "Follow us", and the renderer's words for them. */
const CODES = { wechatOfficialAccountQRCode: 'wechat', bSiteOfficialAccountQRCode: 'bilibili' };

/** Properties that version 1 had in the footer, and version 2 has not. */
const OLD = ['infrastructure', 'text', 'links'];

/**
 * The footer of version 1 showed certain fields of one answer, with words of the renderer's. That of
 * version 2 says itself which fields it shows, and with which of the site's words.
 */
export function migrateFooter(draft: MigratedSite, { file, value }: ManifestFile): void {
  const footer = isRecord(value) ? value.footer : undefined;
  if (!isRecord(value) || !isRecord(footer)) return;
  if (!Object.keys(footer).every((name) => OLD.includes(name))) return;
  const { infrastructure, text, links } = footer;
  const has = fieldsOf(draft.root, value, infrastructure);
  const codes = Object.entries(CODES).filter(([field]) => has(field));
  const friends = has('friendLinks');
  const words = moveTexts(draft, [
    ...(codes.length > 0 ? ['followUs', ...codes.map(([, name]) => name)] : []),
    ...(friends ? ['friendLinks'] : []),
  ]);
  const legal = LEGAL.filter(has).map((field) => ({ text: { field } }));
  draft.set(file, ['footer'], {
    endpoint: infrastructure,
    logo: has('bottomLogo') ? { field: 'bottomLogo' } : undefined,
    note: {
      text,
      links: Array.isArray(links) && links.length > 0 ? links : undefined,
      mobile: true,
    },
    social:
      codes.length === 0
        ? undefined
        : {
            heading: words.followUs,
            links: codes.map(([field, name]) => ({ label: words[name], picture: { field } })),
          },
    columns: friends
      ? [
          {
            heading: words.friendLinks,
            links: { field: 'friendLinks', text: 'name', href: 'link' },
            folded: true,
          },
        ]
      : undefined,
    legal: legal.length === 0 ? undefined : legal,
  });
}

/** Which fields the footer's answer has; any, where the site does not describe its API. */
function fieldsOf(
  root: string,
  { api }: Readonly<Record<string, unknown>>,
  endpoint: unknown,
): (field: string) => boolean {
  const { document } = readDescription(root, undefined);
  if (document === undefined || typeof endpoint !== 'string') return () => true;
  const answer = new ApiDescription(document, {
    file: descriptionFile(undefined),
  }).findOperation(endpoint)?.answer;
  const envelope = isRecord(api) ? api.envelope : undefined;
  const known = typeof envelope === 'string' ? answer?.at(envelope) : answer;
  return (field) => known === undefined || known.at(field) !== undefined;
}
