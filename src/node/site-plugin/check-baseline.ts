import type { Plugin, Rolldown } from 'vite';
import { BASELINE, readNewerNames, readNewerStyles } from '../baseline/index.ts';
import { ENGINE } from '../site-folder/index.ts';
import { findNewer } from './find-newer.ts';
import { findNewerStyles } from './find-newer-styles.ts';

/** What is asked for only where it is there, and what has the name of something newer. */
export const GUARDED: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'ky asks whether it is there, and does with the last signal',
  '.checkVisibility': 'where it is not, characters out of sight are asked for with those in sight',
  '.bytes': 'ky asks whether a response has it',
  '.duplex': 'ky asks whether a request reads it; elsewhere it says nothing',
  '.role': 'a property of Fluent’s components',
  '.startViewTransition': 'React tries it for transitions of views, of which no page has any',
};

/** What styles say beyond these browsers' understanding, and what readers have there instead. */
export const GRACEFUL: Readonly<Record<string, string>> = {
  '@container': 'Firefox before 110: a cover beside a list keeps its column in a narrow window',
  container: 'as @container',
  ':has': 'Firefox before 121 without scripts: a skeleton stands above what has come in its place',
  ':details-content': 'a place opens without moving',
  'type()': 'stands in @supports: the colour of a picture’s place is the theme’s instead',
  'contain-intrinsic-height': 'what is out of sight is laid out at once, as it is without',
  'content-visibility': 'as contain-intrinsic-height',
  outline: 'Safari before 16.4: the outline of what has the focus has no round corners',
  'overflow-anchor': 'Safari: a list moves where something above it grows',
  'overflow-clip-margin': 'what stands out of a box by a pixel is cut',
  'reading-flow': 'Tab goes by the order in the document',
  'scroll-initial-target': 'a script moves the strip to the current tab, a moment later',
  'scrollbar-width': 'tabs that are wider than the window show a scroll bar',
  'text-autospace': 'Latin letters stand close to Han characters',
  'text-size-adjust': 'a phone on its side may enlarge the text',
  'text-spacing-trim': 'punctuation at the beginning of a Chinese line keeps its room',
  'text-wrap': 'lines of a heading may be of unlike lengths',
};

/**
 * Refuses a build for browsers whose scripts, dependencies among them, ask the platform for what the
 * oldest of these browsers lack, or whose styles say what these do not understand. Syntax is brought
 * down by the bundler, names are not.
 *
 * @param root the site's folder
 */
export function checkBaseline(root: string): Plugin {
  return {
    name: 'check-baseline',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Style sheets are put into the bundle by Vite's own plugin.
      order: 'post',
      handler(_, bundle) {
        const used = findUses(Object.values(bundle));
        const wrong = used.filter(({ name, known }) => !(name in known));
        if (wrong.length > 0) this.error(explain(wrong));
        // A site has only those renderers that its pages use; that of the repository has all of these.
        const idle = root === ENGINE ? findIdle(used) : [];
        if (idle.length > 0) this.error(`nothing uses ${idle.join(', ')} any more; forget it`);
      },
    },
  };
}

function findUses(outputs: readonly Rolldown.OutputBundle[string][]): Use[] {
  const [names, styles] = [readNewerNames(), readNewerStyles()];
  return outputs.flatMap((output): Use[] => {
    const file = output.fileName;
    if (output.type === 'chunk') {
      return [...findNewer(output.code, names)].map((name) => ({ name, file, known: GUARDED }));
    }
    if (!file.endsWith('.css')) return [];
    const css = Buffer.from(output.source).toString();
    return [...findNewerStyles(css, styles)].map((name) => ({ name, file, known: GRACEFUL }));
  });
}

/** Entries of the lists of known features that no stylesheet and no script uses any more. */
function findIdle(used: readonly Use[]): string[] {
  return [GUARDED, GRACEFUL].flatMap((known) =>
    Object.keys(known).filter(
      (name) => !used.some((use) => use.known === known && use.name === name),
    ),
  );
}

interface Use {
  readonly name: string;
  readonly file: string;
  /** Where it would stand if it did no harm. */
  readonly known: Readonly<Record<string, string>>;
}

function explain(wrong: readonly Use[]): string {
  const browsers = Object.entries(BASELINE).map((entry) => entry.join(' '));
  return [
    `${browsers.join(', ')} do not have what these files use:`,
    ...wrong.map(({ name, file }) => `  ${name} in ${file}`),
    'do without it (src/core/older-browsers.ts), or, where pages are as good where it is missing, say so in src/node/site-plugin/check-baseline.ts',
  ].join('\n');
}
