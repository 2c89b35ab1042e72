import { LRUCache } from 'lru-cache';
import {
  type AnsweredBy,
  cameOverHttps,
  PAGE_HEADERS,
  type SecurityFacts,
  securityHeaders,
} from './security-headers.ts';

interface ProtectionFacts extends Omit<SecurityFacts, 'https' | 'embeds' | 'styles'> {
  /** Where readers reach the site; undefined takes each request's word for it. */
  readonly siteOrigin: string | undefined;
  /** Where the APIs' paths begin. */
  readonly apiBases: readonly string[];
}

/** Pages of a site are of some dozen kinds; a backend's types are not counted on to be few. */
const MAX_CACHED = 500;

/** Puts the headers that protect readers on every answer of a site, whatever made it. */
export function createProtection(
  facts: ProtectionFacts,
): (request: Request, answer: Response) => Response {
  // They differ by type and scheme alone, and by what pages show; a policy is long.
  const cache = new LRUCache<string, ReturnType<typeof securityHeaders>>({ max: MAX_CACHED });
  return (request, answer) => {
    const type = answer.headers.get('content-type')?.split(';')[0];
    const https = facts.siteOrigin?.startsWith('https:') ?? cameOverHttps(request);
    const answeredBy = isBelow(facts.apiBases, request.url) ? 'api' : 'site';
    const { embeds, styles } = takePageHeaders(answer.headers, answeredBy);
    const key = JSON.stringify([https, answeredBy, type, embeds, styles]);
    const headers =
      cache.get(key) ?? securityHeaders(type, { ...facts, https, embeds, styles }, answeredBy);
    cache.set(key, headers);
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    if (https) secureCookie(answer.headers);
    return answer;
  };
}

/** What a page says to this server alone. */
function takePageHeaders(
  headers: Headers,
  answeredBy: AnsweredBy,
): Readonly<Record<keyof typeof PAGE_HEADERS, readonly string[]>> {
  const take = (name: string) => {
    const value = headers.get(name) ?? '';
    headers.delete(name);
    // An API's word is not taken for it.
    return answeredBy === 'site' ? value.split(' ').filter(Boolean) : [];
  };
  return { embeds: take(PAGE_HEADERS.embeds), styles: take(PAGE_HEADERS.styles) };
}

function isBelow(bases: readonly string[], url: string): boolean {
  const path = `${new URL(url).pathname}/`;
  return bases.some((base) => path.startsWith(`${base}/`));
}

/** The site's one cookie goes to no server that could be another's. */
function secureCookie(headers: Headers): void {
  const cookie = headers.get('set-cookie');
  if (cookie !== null) headers.set('set-cookie', `${cookie}; Secure`);
}
