import { hash } from 'node:crypto';

const SCRIPT_FILE = /<script\b[^>]*\ssrc="([^"]+)"/g;
/** However its attributes are written. */
const ANY_SCRIPT_FILE = /<script\b[^>]*\ssrc\s*=[^>]*>/gi;

/**
 * A built document whose script files carry their digests: one that a cache or a mirror has changed
 * does not run.
 *
 * @param read the file that the site serves at a path
 * @throws where the document has no script file, or one whose path it does not write in double quotes
 */
export function addIntegrity(html: string, read: (path: string) => Uint8Array): string {
  const whole = html.replace(
    SCRIPT_FILE,
    (tag, path: string) => `${tag} integrity="sha384-${hash('sha384', read(path), 'base64')}"`,
  );
  const tags = whole.match(ANY_SCRIPT_FILE) ?? [];
  const bare = tags.find((tag) => !tag.includes(' integrity="'));
  if (bare !== undefined) {
    throw new Error(
      `The built index.html has ${bare}, whose file gets no digest; write its src in double quotes`,
    );
  }
  if (tags.length === 0) {
    throw new Error('The built index.html has no script file; build the site again');
  }
  return whole;
}
