import type { CompiledSite } from '../compiler/index.ts';

/** The file's name, at the site's root. */
export const WEB_MANIFEST = 'site.webmanifest';

/** What a phone knows of the site once it stands on a home screen (W3C Web Application Manifest). */
export function printWebManifest({ site, theme }: CompiledSite): string {
  const [language] = site.languages;
  const name = site.name[language?.code ?? ''] ?? '';
  const { paper } = theme.color;
  const manifest = {
    name,
    lang: language?.tag,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: site.icons.map(({ src, size }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
