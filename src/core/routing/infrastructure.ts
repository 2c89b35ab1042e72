import { cutText, LIMITS, MOST_ENTRIES, readKey } from '../mapping/answer-limits.ts';
import { safeUrl } from '../mapping/links.ts';
import { type MediaRules, mediaUrl } from '../mapping/media-url.ts';
import { isRecord } from '../mapping/read-path.ts';

/** A link of the footer's list of friends. */
export interface FriendLink {
  readonly id: string;
  readonly name: string;
  readonly link: string;
}

/** What the footer shows of the server's site infrastructure; every part may be missing. */
export interface Infrastructure {
  readonly bottomLogo: string | undefined;
  readonly copyRightNo: string | undefined;
  readonly icpNo: string | undefined;
  readonly publicSecurityRegistrationRecordNo: string | undefined;
  readonly wechatOfficialAccountQRCode: string | undefined;
  readonly bSiteOfficialAccountQRCode: string | undefined;
  readonly friendLinks: readonly FriendLink[];
}

/**
 * The site infrastructure of an answer; undefined, as for a call that failed, where nothing of it
 * is of use.
 */
export function readInfrastructure(answer: unknown, media: MediaRules): Infrastructure | undefined {
  if (!isRecord(answer)) return undefined;
  const { friendLinks, ...parts } = readParts(answer, media);
  const isUsable =
    friendLinks.length > 0 || Object.values(parts).some((part) => part !== undefined);
  return isUsable ? { ...parts, friendLinks } : undefined;
}

function readParts(answer: Readonly<Record<string, unknown>>, media: MediaRules): Infrastructure {
  return {
    bottomLogo: mediaUrl(answer.bottomLogo, media),
    copyRightNo: readText(answer.copyRightNo),
    icpNo: readText(answer.icpNo),
    publicSecurityRegistrationRecordNo: readText(answer.publicSecurityRegistrationRecordNo),
    wechatOfficialAccountQRCode: mediaUrl(answer.wechatOfficialAccountQRCode, media),
    bSiteOfficialAccountQRCode: mediaUrl(answer.bSiteOfficialAccountQRCode, media),
    friendLinks: Array.isArray(answer.friendLinks)
      ? answer.friendLinks.slice(0, MOST_ENTRIES).flatMap(readFriend)
      : [],
  };
}

function readFriend(value: unknown, index: number): FriendLink[] {
  if (!isRecord(value)) return [];
  const link = safeUrl(value.link);
  const name = readText(value.name);
  return link === undefined || name === undefined
    ? []
    : [{ id: readKey(value.id) ?? `#${index}`, name, link }];
}

function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = cutText(value, LIMITS.line);
  return text.trim() === '' ? undefined : text;
}
