import { isRecord } from '../../../../core/mapping/read-path.ts';
import type { MigratedSite } from '../migrated-site.ts';

/** Words of the footer, which the renderer had in version 1: every site had them in its texts. */
const GONE = ['followUs', 'wechat', 'bilibili', 'friendLinks'];

type Group = Readonly<Record<string, unknown>>;

interface Texts {
  readonly file: string;
  readonly all: Group;
  readonly ui: Group;
}

/**
 * Takes the words that the renderer no longer has out of the texts of every language, and puts those
 * that the site's footer needs where its own texts are.
 *
 * @param needed names below `ui`
 * @returns the keys of the site's own texts, by these names
 */
export function moveTexts(
  draft: MigratedSite,
  needed: readonly string[],
): Readonly<Record<string, string>> {
  const texts = draft.list('manifests/texts').flatMap((file) => readTexts(draft, file));
  const group = firstFree('footer', (name) => texts.every(({ all }) => isGroup(all[name])));
  const own = (name: string): string =>
    texts.some(({ ui }) => ui[name] !== undefined)
      ? firstFree(name, (key) => texts.every(isFree(group, name, key)))
      : lastTaken(name, (key) => texts.some(({ all }) => wordsAt(all, group, key) !== undefined));
  const keys = needed.map((name): [string, string] => [name, own(name)]);
  for (const { file, ui } of texts) {
    for (const [name, key] of keys) {
      if (ui[name] !== undefined) draft.set(file, [group, key], ui[name]);
    }
    for (const name of GONE) if (ui[name] !== undefined) draft.set(file, ['ui', name], undefined);
  }
  return Object.fromEntries(keys.map(([name, key]) => [name, `${group}.${key}`]));
}

function readTexts(draft: MigratedSite, file: string): Texts[] {
  const all = draft.manifest(file)?.manifest.value;
  return isRecord(all) ? [{ file, all, ui: isRecord(all.ui) ? all.ui : {} }] : [];
}

function isGroup(value: unknown): boolean {
  return value === undefined || isRecord(value);
}

/** Whether a key of the group can hold the renderer's words: nothing else stands there. */
function isFree(group: string, name: string, key: string) {
  return ({ all, ui }: Texts): boolean => {
    const taken = wordsAt(all, group, key);
    return taken === undefined || ui[name] === undefined || taken === ui[name];
  };
}

function wordsAt(all: Group, group: string, key: string): unknown {
  const { [group]: own } = all;
  return isRecord(own) ? own[key] : undefined;
}

/** The name, or the first with a number after it that is free. */
function firstFree(name: string, isUsable: (name: string) => boolean): string {
  return numbered(name).find(isUsable) ?? name;
}

/** Where the words went that the renderer no longer has: a call that was interrupted has moved them. */
function lastTaken(name: string, isTaken: (name: string) => boolean): string {
  return numbered(name).findLast(isTaken) ?? name;
}

/** A name, and further ones that distinguish it from others of the same name. */
function numbered(name: string): string[] {
  return [name, ...Array.from({ length: 98 }, (_, index) => `${name}${index + 2}`)];
}
