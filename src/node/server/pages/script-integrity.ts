import { hash } from 'node:crypto';

const SCRIPT_FILE = /<script\b[^>]*\ssrc="([^"]+)"/g;

/**
 * A built document whose script files carry their digests: one that a cache or a mirror has changed
 * does not run.
 *
 * @param read the file that the site serves at a path
 */
export function addIntegrity(html: string, read: (path: string) => Uint8Array): string {
  return html.replace(
    SCRIPT_FILE,
    (tag, path: string) => `${tag} integrity="sha384-${hash('sha384', read(path), 'base64')}"`,
  );
}
