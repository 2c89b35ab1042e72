import { timingSafeEqual } from 'node:crypto';

/** Names of this machine that lead to no other, whatever a name server says. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Whether a name, as it stands in a URL or as the host that a server listens on, is this machine's own. */
export function isLoopback(name: string): boolean {
  return LOOPBACK.test(name);
}

/** The name and the port of a `Host` header. */
export function readHost(header = ''): { readonly name: string; readonly port: number } {
  const [, name = '', port = '80'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(header) ?? [];
  return { name, port: Number(port) };
}

/** Whether a token is the one that is wanted, in a time that tells nothing of it. */
export function isToken(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
