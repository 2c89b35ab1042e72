import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MinifyOptions, minify_sync as minify } from 'terser';
import { IDS } from '../../core/document-names.ts';
import { replaceOnce } from '../../core/replace-once.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { type FontSlice, SPACE_FAMILY } from '../fonts/index.ts';
import { MESSAGES, printMessages } from './print-unsupported-browser.ts';
import { hasHan, isInline } from './theme-css.ts';
import { WEB_MANIFEST } from './web-manifest.ts';

/** Where the server puts what differs from page to page. */
const HEAD = '<!--site-head-->';
const MARK = '<!--site-mark-->';
const LOADING_VIEW = `<div class="font-loading-view" aria-hidden="true">${MARK}</div>`;
const INLINE = /<!--site-inline:([\w./-]+)-->/g;
/** The scripts of a document; each has its place in it. */
const BOOT = 'src/app/boot';
/** What is left for the server to fill, in the document's order. */
const LEFT = [HEAD, '<!--site-html-->', '<!--site-snapshot-->'];
const FACES = "{ inline: [], reserve: '' } /* site-font-faces */";
/** Strings stay in quotes, and what would end the script escaped. */
const MINIFYING: MinifyOptions = {
  ...{ ecma: 5, compress: false },
  format: { ecma: 5, inline_script: true },
};
/** A script file or its preload outside of the template, however its attributes are written. */
const EARLY = /<script\b[^>]*\ssrc\s*=[^>]*>|<link\b[^>]*\bmodulepreload\b[^>]*>/i;
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const BETWEEN_SCRIPTS = /<\/script>\s*<script>/g;
const DOCUMENT = 'index.html with its scripts';

/** What a document has to know of the site's fonts. */
export interface DocumentFonts {
  readonly slices: readonly FontSlice[];
  /**
   * The URL of the stylesheet of faces for when the server can make no subsets; empty where they
   * stand in that of all pages.
   */
  readonly reserve: string;
}

/**
 * Puts the small scripts that have to run before anything else into the document itself. A script
 * in a file of its own would hold up the first paint, or come after it.
 *
 * @throws where the document has no place for one of them, so that none is left out in silence
 */
export function inlineScripts(html: string, root: string, fonts: DocumentFonts): string {
  const placed = [...html.matchAll(INLINE)].map(([, file]) => file);
  const files = readdirSync(path.join(root, BOOT)).map((name) => `${BOOT}/${name}`);
  const missing = files.find((file) => !placed.includes(file));
  if (missing !== undefined) {
    throw new Error(`index.html has no place for ${missing}; write <!--site-inline:${missing}-->`);
  }
  const scripts = html.replace(INLINE, (_, file: string) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return `<script>\n${source.trim()}\n</script>`;
  });
  return replaceOnce(scripts, FACES, listFaces(fonts), DOCUMENT);
}

/**
 * Puts into the document what the site's manifest says of it: its first language, the mark, in the
 * loading view, on the browser's tab and on home screens, and the message for browsers that are not
 * supported. Without web fonts nothing is waited for, and there is no loading view.
 */
export function placeSite(html: string, compiled: CompiledSite): string {
  const { site, theme, fonts } = compiled;
  const { logo } = site.header;
  const [icon] = site.icons;
  const mark = logo ?? icon?.src;
  const links = [
    // A browser that is named none asks for one.
    `<link rel="icon" href="${mark ?? 'data:,'}">`,
    ...(icon === undefined ? [] : [`<link rel="apple-touch-icon" href="${icon.src}">`]),
    `<link rel="manifest" href="/${WEB_MANIFEST}">`,
    `<meta name="theme-color" content="${theme.color.paper ?? '#ffffff'}">`,
  ];
  const image = mark === undefined ? '' : `<img src="${mark}" alt="">`;
  const view = fonts.length === 0 ? '' : replaceOnce(LOADING_VIEW, MARK, image, 'the loading view');
  const [first] = site.languages;
  const tag = `<html lang="${first?.tag}" dir="${first?.direction}">`;
  const withLanguage = replaceOnce(html, '<html lang="en">', tag, DOCUMENT);
  const withView = replaceOnce(withLanguage, LOADING_VIEW, view, DOCUMENT);
  const withMessages = replaceOnce(withView, MESSAGES, printMessages(compiled), DOCUMENT);
  return replaceOnce(withMessages, '<!--site-icon-->', links.join('\n    '), DOCUMENT);
}

/**
 * A built document whose stylesheet comes after the small scripts, which learn from its element that it
 * applies, and whose other scripts are put into a template at the end of the body, where no browser asks for them:
 * `load-scripts.js` takes them out once text and pictures are painted.
 *
 * @throws where it has no script, no stylesheet, or other placeholders than the server fills
 */
export function arrangeDocument(html: string): string {
  const scripts: string[] = [];
  const rest = html.replace(
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
    (tag) => {
      scripts.push(tag.trim());
      return '';
    },
  );
  if (!scripts.some((tag) => tag.startsWith('<script'))) {
    throw new Error('index.html has no module script, which would make its pages interactive');
  }
  const [early] = EARLY.exec(rest) ?? [];
  if (early !== undefined) {
    throw new Error(
      `${DOCUMENT} has ${early}, which would hold up the first paint; write type="module" or rel="modulepreload" first, in double quotes`,
    );
  }
  const [link] = /<link rel="stylesheet"[^>]*>/.exec(rest) ?? [];
  if (link === undefined)
    throw new Error('index.html has no stylesheet, which its pages begin with');
  const ordered = replaceOnce(
    replaceOnce(rest, link, '', DOCUMENT),
    '</head>',
    `  ${link}\n  </head>`,
    DOCUMENT,
  );
  const template = `<template id="${IDS.scripts}">\n    ${scripts.join('\n    ')}\n    </template>`;
  const whole = replaceOnce(ordered, '</body>', `  ${template}\n  </body>`, DOCUMENT);
  const left = whole.match(/<!--site-[^>]*-->/g) ?? [];
  if (left.join() !== LEFT.join()) {
    throw new Error(`${DOCUMENT} has ${left.join(', ')}; the server fills ${LEFT.join(', ')}`);
  }
  return minifyScripts(whole);
}

/**
 * The small scripts come before all that the first paint needs, those beside each other as one: a policy has
 * the hash of each. Their syntax stays as it is: browsers that know no newer one read them, too.
 */
function minifyScripts(html: string): string {
  return html.replace(BETWEEN_SCRIPTS, '\n').replace(SCRIPT, (_, source: string) => {
    const { code = '' } = minify(source, MINIFYING);
    return `<script>${code}</script>`;
  });
}

/**
 * Each face that stands in the stylesheet, in the form of CSS, with characters that it holds; and where
 * those in reserve stand.
 */
function listFaces({ slices, reserve }: DocumentFonts): string {
  const space = hasHan(slices) ? [[`1em "${SPACE_FAMILY}"`, '中']] : [];
  const name = ({ family, font }: FontSlice) =>
    `${font.style ?? 'normal'} ${font.weight} 1em "${family}"`;
  const inline = slices.filter(isInline).map((slice) => [name(slice), slice.sample]);
  return JSON.stringify({ inline: [...space, ...inline], reserve });
}
