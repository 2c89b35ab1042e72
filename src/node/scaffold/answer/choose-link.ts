import type { Link } from '../../../core/manifest/manifest-types.ts';
import type { Field } from './answer-fields.ts';
import { isDoi } from './choose-publication.ts';
import { type ChosenField, reasoned } from './chosen-field.ts';
import { isNamed, namesOf, passesNamed, plain, rankName, splitName } from './field-names.ts';

/** Where an item leads, and what spoke for it. */
export interface ChosenLink {
  readonly link: Link;
  readonly reason: string;
}

/** A key or a token in a URL, which nobody is to read on a page. */
const SECRET =
  /[?&](?:(?:access|auth|api|ws|private)?[-_]?(?:key|token)|secret|signature|sig|password)=/i;
/** What speaks against a field that hardly any item has: many are called well, but empty. */
const SELDOM = 200;
/** What speaks against a field that is called as what machines ask is. */
const OF_MACHINES = 1000;
/** What speaks against a URL at which readers sign up for something. */
const OF_SIGN_UP = 250;
/** What answers a machine: a file of data, or a host or a path that is called as an API is. */
const OF_MACHINE =
  /\.(?:json|xml|rdf|ttl)(?:[?#]|$)|^https?:\/\/api\d?\.|^https?:\/\/[^/?#]+(?:\/[^?#]*)?\/(?:api|jsonapi|graphql|wp-json)(?:\/|$)/i;

/**
 * The link to the URL that a field of the items holds, if one does that a reader can open.
 *
 * @param base the URL below which the API itself answers, where it is known
 */
export function chooseLink(fields: readonly Field[], base?: string): ChosenLink | undefined {
  // Where half of the items lead nowhere, readers cannot tell which do.
  const best = findLink(
    fields.filter(({ share }) => share > 0.5),
    base,
  );
  if (best === undefined) return undefined;
  const { path, reason } = best.field;
  return { link: { field: path }, reason: `of ${path} ${reason}` };
}

/** The URL of the page that an item has elsewhere, or of its website; none that a machine asks. */
export function choosePage(fields: readonly Field[], base?: string): ChosenField | undefined {
  const own = fields.filter(
    (field) =>
      !isDoi(field) && !passesNamed(field.path, 'notOwn') && !passesNamed(field.path, 'people'),
  );
  const best = findLink(own, base);
  return best === undefined || best.rank >= OF_MACHINES ? undefined : reasoned(best.field, false);
}

function findLink(
  fields: readonly Field[],
  base: string | undefined,
): { readonly field: Field; readonly rank: number } | undefined {
  const urls = fields.filter(
    ({ kind, isSame, values }) =>
      kind === 'url' && !isSame && values.every((value) => isPage(String(value), base)),
  );
  return urls.map((field) => ({ field, rank: rankLink(field) })).sort((a, b) => a.rank - b.rank)[0];
}

function isPage(url: string, base: string | undefined): boolean {
  // A path is one of a host that nobody knows here.
  return /^https?:/i.test(url) && !isAsked(url, base);
}

/** Whether a URL is one that a machine asks, and no page or file for readers. */
export function isAsked(url: string, base: string | undefined): boolean {
  const isOfApi = base !== undefined && url.startsWith(base);
  return isOfApi || SECRET.test(url) || OF_MACHINE.test(url);
}

/** What a reader can open comes before what a machine asks. */
function rankLink({ path, depth, share }: Field): number {
  const rank = rankName(path, 'link') ?? 300;
  // The `self_html` of some is a page, as is said by the whole name.
  const named = path.split('.').filter((name) => !isNamed(name, 'link'));
  const words = named.flatMap(splitName);
  const isMachine =
    /(^|\.)@/.test(path) || words.some((word) => namesOf('machineLink').includes(word));
  const isSignUp = named.some((name) =>
    namesOf('signUp').some((known) => plain(name).startsWith(known)),
  );
  const against = (isMachine ? OF_MACHINES : 0) + (isSignUp ? OF_SIGN_UP : 0);
  return rank + depth * 10 + (1 - share) * SELDOM + against;
}
