import { type Expected, link, listOf, plain } from './expectations.ts';
import { apiOf, FACTS } from './facts.ts';

/** A picture; `alt` is empty where words beside it say what it shows. */
export type Picture = (src: unknown, alt?: unknown) => Expected;

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
  const place = (address: string) => placeMedia(address, apiOf({ api }).media);
  return {
    picture(src, alt = '') {
      const address = plain(src);
      return address === '' || isElsewhere(address)
        ? []
        : [{ picture: { src: place(address), alt: plain(alt) } }];
    },
    files: (values) =>
      listOf(values).flatMap(({ name, url }) => {
        const address = plain(url);
        const words = plain(name) || place(address);
        return address === '' ? [] : link(words, place(address), /\.pdf$/i.test(words));
      }),
    download(words, url) {
      const address = plain(url);
      return address === '' ? [] : link(words, place(address), isElsewhere(address));
    },
  };
}

/** The same of the site's own API. */
export const { picture, files, download } = mediaOf(undefined);

/** Whether a picture is of a server from which the site shows none. */
function isElsewhere(address: string): boolean {
  const { origin } = new URL(address, 'https://own.invalid');
  return origin !== 'https://own.invalid' && !FACTS.api.mediaOrigins.includes(origin);
}

function placeMedia(address: string, base: string): string {
  if (base === '' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  return `${base}${address.startsWith('/') ? '' : '/'}${address}`;
}
