import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { PictureProblem } from './encode-picture.ts';
import type { MediaFile } from './media-files.ts';
import { createPictureStore, type Made, type PictureStore, sideBySide } from './picture-store.ts';
import { madeNames } from './renditions.ts';
import { sentFileOf } from './serve-media.ts';
import { type PictureRules, surveyMedia } from './survey-media.ts';

/** How far the making of pictures has come. */
export interface MediaProgress {
  /** Files that are done, whether anything had to be made of them or not. */
  readonly done: number;
  readonly total: number;
  /** Pictures and renditions that were made until now. */
  readonly made: number;
}

/** What is sent below `/media/`. */
export interface PreparedMedia {
  /** The files that are sent, by their URLs, in which nothing is percent-encoded. */
  readonly sent: ReadonlyMap<string, string>;
  /** Of what nothing could be made, by its URL, and why. */
  readonly problems: ReadonlyMap<string, PictureProblem>;
  /** How many files had to be made. */
  readonly made: number;
}

/**
 * Makes all that pages ask for of a site's pictures and that is not made yet, on all cores.
 *
 * @param root the site's folder
 */
export async function prepareMedia(
  root: string,
  rules: PictureRules,
  onProgress: (progress: MediaProgress) => void = () => undefined,
): Promise<PreparedMedia> {
  const store = createPictureStore(root);
  const survey = await surveyMedia(root, rules, store);
  const sent = new Map<string, string>();
  const problems = new Map(survey.problems);
  let [done, made] = [0, 0];
  const note = (url: string, { file, isNew }: Made): void => {
    sent.set(url, file);
    if (isNew) made += 1;
  };
  const prepare = async ({ url, file }: MediaFile): Promise<void> => {
    try {
      note(url, await sentFileOf(file, store));
      const [, , , widths = []] = survey.pictures[url] ?? [];
      if (widths.length > 0) await takeAllCores();
      for (const rendition of madeNames(url, widths)) {
        note(rendition.url, await store.make(file, rendition.recipe));
      }
    } catch (problem) {
      if (!(problem instanceof PictureProblem)) throw problem;
      problems.set(url, problem);
    }
    done += 1;
    onProgress({ done, total: survey.files.length, made });
  };
  const limit = pLimit(sideBySide());
  await Promise.all(survey.files.map((file) => limit(() => prepare(file))));
  store.save();
  await removeStale(store, new Set(sent.values()));
  return { sent, problems, made };
}

/** Of what nothing was made and why, a line each. */
export function explainProblems({ problems }: PreparedMedia): string[] {
  return [...problems].map(
    ([url, { message }]) =>
      `nothing was made of "${url}", which ${message}; the check says where it is named`,
  );
}

/** The library's own threads take the cores that are left. */
async function takeAllCores(): Promise<void> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(Math.ceil(availableParallelism() / sideBySide()));
}

/** Milliseconds: after a month nobody goes back to what was made of a picture that has changed. */
const STALE = 30 * 24 * 3_600_000;
/** Milliseconds after which it is noted that something is still in use. */
const NOTED = STALE / 30;

/** Removes what was made and has not been in use for long. */
async function removeStale({ folder }: PictureStore, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const now = Date.now();
  for (const name of names) {
    const file = path.join(folder, name);
    const age = now - (await stat(file)).mtimeMs;
    if (used.has(file)) {
      if (age > NOTED) await utimes(file, new Date(now), new Date(now));
    } else if (age > STALE) await rm(file, { force: true });
  }
}
