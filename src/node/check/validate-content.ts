import { existsSync } from 'node:fs';
import path from 'node:path';
import { askedCalls, DESCRIPTION_FILE, type Finding } from '../compiler/index.ts';
import { createSectionFinder, finish } from '../content/index.ts';
import { findingsOf, readContent } from '../content-api/index.ts';
import type { CompilationWithPictures } from '../media/index.ts';
import { readSiteFolders } from '../site-folder/index.ts';
import { checkLinks } from './check-links.ts';
import { checkMedia } from './check-media.ts';
import { checkMenuCodes } from './check-menu-codes.ts';
import { checkNavigation } from './check-navigation.ts';
import type { PlacedContent } from './content-place.ts';

/** What is wrong with a site's content, and where the site and its content do not fit each other. */
export interface ContentValidator {
  readonly validate: (compilation: CompilationWithPictures) => readonly Finding[];
  /** Has the files read anew when they are next validated. */
  readonly forget: () => void;
}

/** What was read, and what manifests had to say of it. */
interface Known {
  readonly key: string;
  /** What pages ask, where content is known by that; undefined where all of it is described. */
  readonly asked: string | undefined;
  readonly content: PlacedContent;
}

/** Validates the content of a project, whose files are read once until they are forgotten. */
export function createContentValidator(root: string): ContentValidator {
  let known: Known | undefined;
  return {
    validate: ({ compiled, manifests, media }) => {
      const folders = readSiteFolders(root);
      const folder = path.join(root, folders.content);
      // A site whose API is elsewhere has no content here, and then nothing is missing.
      if (compiled === undefined || !existsSync(folder)) return [];
      const languages = compiled.site.languages.map(({ code }) => code);
      const key = [folder, ...languages].join(' ');
      const ask = () => askedCalls(manifests, compiled.shapes);
      const isOld = known?.asked !== undefined && known.asked !== JSON.stringify(ask());
      if (known?.key !== key || isOld) {
        let asked: string | undefined;
        const calls = () => {
          const made = ask();
          asked = JSON.stringify(made);
          return made;
        };
        const place = {
          folder,
          description: path.join(root, DESCRIPTION_FILE),
          languages,
          calls,
          media: path.join(root, folders.media),
        };
        const read = finish(readContent(place, createSectionFinder()));
        known = { key, asked, content: { ...read, place: folders.content } };
      }
      const { content } = known;
      return [
        ...findingsOf(content, content.place),
        ...checkMedia({ root, folder: folders.media }, content, manifests, media),
        ...checkLinks(content, compiled),
        ...checkNavigation(content, manifests),
        ...checkMenuCodes(content, manifests),
      ];
    },
    forget: () => {
      known = undefined;
    },
  };
}
