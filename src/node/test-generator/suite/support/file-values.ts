import { fill, read } from './api.ts';
import type { Entity } from './entity.ts';
import { plain } from './expectations.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** The name that a file has in its folder. */
export function nameOfFile(url: unknown): string {
  return decodeURIComponent(
    plain(url)
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  );
}

/** A size of a file as it is written in a language. */
export function sizeIn(locale: string, bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  const options = { style: 'unit', unit: UNITS[step] ?? 'byte' } as const;
  return value.toLocaleString(locale, {
    ...options,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 && value < 100 ? 1 : 0,
  });
}

/** A language's name in another one, by its code; other words stay. */
export function languageIn(locale: string, language: unknown): string {
  const written = plain(language);
  const isCode = /^[a-z]{2,3}(-[a-z\d]+)*$/i.test(written);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (isCode && names.of(written)) || written;
}

/** The URL that a template makes of an item; elsewhere than on the site values may have slashes. Nothing where a field is missing. */
export function fillUrl(template: string, item: Entity): string {
  if (template.startsWith('/')) return fill(template, item) ?? '';
  const values = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, field = '']) =>
    valueAlone(plain(read(item, field)), template),
  );
  if (values.includes('')) return '';
  return values.reduce(
    (url, value) =>
      url.replace(/\{[^{}]+\}/, () => value.split('/').map(encodeURIComponent).join('/')),
    template,
  );
}

/** A value that may be written with what stands before it in the template: as a URL, or as `doi:…`. */
function valueAlone(value: string, template: string): string {
  const [place = ''] = template.replace(/^https?:\/\//, '').split('{');
  const [name = ''] = place.split('.');
  const bare = value.replace(/^https?:\/\/(?:dx\.)?/, '');
  if (bare.startsWith(place)) return decodeURIComponent(bare.slice(place.length));
  return bare.startsWith(`${name}:`) ? bare.slice(name.length + 1).trim() : value;
}

/** A URL as readers see it. */
export function bareUrl(url: unknown): string {
  return decodeURI(plain(url).replace(/^https:\/\//, ''));
}
