import { type Expected, link, listOf, plain } from './expectations.ts';
import { apiOf, FACTS } from './facts.ts';

/** A picture; `alt` is empty where words beside it say what it shows, `ratio` says its proportions. */
export type Picture = (src: unknown, alt?: unknown, ratio?: string) => Expected;

/** Files to read or to save, by their names. */
export type Files = (values: unknown) => Expected;

/** A file by its URL, which is saved where it is one of the site's. */
export type Download = (words: unknown, url: unknown) => Expected;

/** What is seen of the pictures and files of an API's answers, which stand where it says. */
export function mediaOf(api: string | undefined): {
  readonly picture: Picture;
  readonly files: Files;
  readonly download: Download;
} {
  const place = (url: string) => placeMedia(url, apiOf({ api }).media);
  return {
    picture(src, alt = '', ratio) {
      const url = plain(src);
      return url === '' || isElsewhere(url)
        ? []
        : [{ picture: { src: place(url), alt: plain(alt), ratio } }];
    },
    files: (values) =>
      listOf(values).flatMap(({ name, url }) => {
        const src = plain(url);
        const words = plain(name) || place(src);
        return src === '' ? [] : link(words, place(src), /\.pdf$/i.test(words));
      }),
    download(words, file) {
      const url = plain(file);
      return url === '' ? [] : link(words, place(url), isElsewhere(url));
    },
  };
}

/** The same of the site's own API. */
export const { picture, files, download } = mediaOf(undefined);

/** Whether a picture is of a server from which the site shows none. */
function isElsewhere(url: string): boolean {
  const { origin } = new URL(url, 'https://own.invalid');
  return origin !== 'https://own.invalid' && !FACTS.api.mediaOrigins.includes(origin);
}

function placeMedia(url: string, base: string): string {
  if (base === '' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return url;
  return `${base}${url.startsWith('/') ? '' : '/'}${url}`;
}
