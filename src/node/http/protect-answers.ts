import {
  cameOverHttps,
  EMBEDS_HEADER,
  type SecurityFacts,
  securityHeaders,
} from './security-headers.ts';

interface ProtectionFacts extends Omit<SecurityFacts, 'https' | 'embeds'> {
  /** Where readers reach the site; undefined takes each request's word for it. */
  readonly siteOrigin: string | undefined;
  /** Where the APIs' paths begin. */
  readonly apiBases: readonly string[];
}

/** Puts the headers that protect readers on every answer of a site, whatever made it. */
export function createProtection(
  facts: ProtectionFacts,
): (request: Request, answer: Response) => Response {
  // They differ by type and scheme alone, and by what few pages show of others; a policy is long.
  const cache = new Map<string, ReturnType<typeof securityHeaders>>();
  return (request, answer) => {
    const type = answer.headers.get('content-type')?.split(';')[0];
    const https = facts.siteOrigin?.startsWith('https:') ?? cameOverHttps(request);
    const answeredBy = isBelow(facts.apiBases, request.url) ? 'api' : 'site';
    const shown = answeredBy === 'site' ? (answer.headers.get(EMBEDS_HEADER) ?? '') : '';
    answer.headers.delete(EMBEDS_HEADER);
    const key = `${https} ${answeredBy} ${type} ${shown}`;
    const embeds = shown.split(' ').filter(Boolean);
    const headers =
      cache.get(key) ?? securityHeaders(type, { ...facts, https, embeds }, answeredBy);
    // A backend's types are not counted on to be few.
    if (cache.size < 100) cache.set(key, headers);
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    if (https) secureCookie(answer.headers);
    return answer;
  };
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
