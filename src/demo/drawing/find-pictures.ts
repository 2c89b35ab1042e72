import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { dealFamilies } from './covers/deal-families.ts';
import type { Pronoun } from './portraits/pronoun.ts';

const roles = ['photo', 'cover', 'sign'] as const;

/** The field that names a picture says what the picture is for. */
export type Role = (typeof roles)[number];

/** A picture that some content asks for. */
export type Picture = {
  /** As content writes it: `/media/<folder>/<name>.webp`. */
  path: string;
  folder: string;
  name: string;
  role: Role;
  /** The `group` of the entry, if it has one. */
  group: string | undefined;
  /** The entry is a single page of the site, not an item of a list. */
  single: boolean;
  pronoun: Pronoun;
  /** The kind of cover, where the place that shows it decides; otherwise chance does, by the path. */
  family: string | undefined;
};

/** The folder whose pictures are shown together. */
const SIDE_BY_SIDE = 'situations';

const pathPattern = /^\/media\/([a-z0-9-]+)\/([a-z0-9-]+)\.webp$/;

function frontMatter(text: string): unknown {
  const [, matter] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  return matter === undefined ? undefined : parse(matter);
}

function isRole(key: string): key is Role {
  return (roles as readonly string[]).includes(key);
}

/** Every picture field at any depth of a front matter. */
function* pictureFields(value: unknown): Generator<[role: Role, path: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (isRole(key) && typeof child === 'string') yield [key, child];
    else yield* pictureFields(child);
  }
}

/**
 * How the English text speaks of the person: Chinese biographies seldom need a pronoun.
 * Others are spoken of too, but the subject most often.
 */
function pronounOf(text: string): Pronoun {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const balance = count(/\b(?:she|hers?|herself)\b/gi) - count(/\b(?:he|his|him|himself)\b/gi);
  return balance > 0 ? 'she' : balance < 0 ? 'he' : 'unknown';
}

function groupOf(matter: unknown): string | undefined {
  if (typeof matter !== 'object' || matter === null || !('group' in matter)) return undefined;
  return typeof matter.group === 'string' ? matter.group : undefined;
}

/**
 * Reads all content and lists the pictures it names that can be drawn, each once, in the order of
 * their paths. A picture of another format or from elsewhere is the owner's. One in two fields is
 * drawn for the first.
 */
export async function findPictures(content: string): Promise<Picture[]> {
  const found = new Map<string, Picture>();
  for await (const file of glob('**/*.zh.md', { cwd: content })) {
    const matter = frontMatter(await readFile(join(content, file), 'utf8'));
    for (const [role, path] of pictureFields(matter)) {
      const [, folder, name] = pathPattern.exec(path) ?? [];
      if (folder === undefined || name === undefined || found.has(path)) continue;
      const english = join(content, file.replace(/\.zh\.md$/, '.en.md'));
      const text = role === 'photo' ? await readFile(english, 'utf8').catch(() => '') : '';
      const single = basename(file) === file;
      const group = groupOf(matter);
      const pronoun = pronounOf(text);
      const family = undefined;
      found.set(path, { path, folder, name, role, group, single, pronoun, family });
    }
  }
  return varySideBySide([...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1)));
}

/** The notices of the home page stand one below the other, all in sight at once. */
function varySideBySide(pictures: readonly Picture[]): Picture[] {
  const paths = pictures.filter(({ folder }) => folder === SIDE_BY_SIDE).map(({ path }) => path);
  const dealt = dealFamilies(paths);
  return pictures.map((picture) => ({ ...picture, family: dealt.get(picture.path) }));
}
