import { isDeepStrictEqual } from 'node:util';
import { type MediaSurvey, type PictureRules, surveyMedia } from './survey-media.ts';

/** Surveys the media of one site again and again. */
export interface MediaSurveyor {
  readonly survey: (rules: PictureRules) => Promise<MediaSurvey>;
  /** Files have changed: the next survey looks at them anew. */
  readonly forget: () => void;
}

/**
 * Surveys a site's media while it is developed: thousands of files are looked at again only where one of
 * them, or what the site says of its pictures, has changed.
 *
 * @param root the site's folder
 */
export function createMediaSurveyor(root: string): MediaSurveyor {
  let last: { readonly rules: PictureRules; readonly media: MediaSurvey } | undefined;
  return {
    async survey(rules) {
      if (last === undefined || !isDeepStrictEqual(last.rules, rules)) {
        last = { rules, media: await surveyMedia(root, rules) };
      }
      return last.media;
    },
    forget: () => {
      last = undefined;
    },
  };
}
