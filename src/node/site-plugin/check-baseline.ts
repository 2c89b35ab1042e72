import type { Plugin } from 'vite';
import { findNewer } from './find-newer.ts';
import { BASELINE, readNewerNames } from './newer-names.ts';

/** What is asked for only where it is there, and what has the name of something newer. */
const GUARDED: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'ky asks whether it is there, and does with the last signal',
  '.bytes': 'ky asks whether a response has it',
  '.duplex': 'ky asks whether a request reads it; elsewhere it says nothing',
  '.role': 'a property of Fluent’s components',
  '.startViewTransition': 'the router does without; no link here asks for transitions',
};

/**
 * Refuses a build for browsers whose scripts, dependencies among them, ask the platform for what the
 * oldest of these browsers lack. Syntax is brought down by the bundler, names are not.
 */
export const checkBaseline: Plugin = {
  name: 'check-baseline',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const newer = readNewerNames();
    const asked = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? [...findNewer(output.code, newer)].map((name) => ({ name, file: output.fileName }))
        : [],
    );
    const wrong = asked.filter(({ name }) => !(name in GUARDED));
    if (wrong.length > 0) this.error(explain(wrong));
    const names = new Set(asked.map(({ name }) => name));
    const idle = Object.keys(GUARDED).filter((name) => !names.has(name));
    if (idle.length > 0) this.error(`no script asks for ${idle.join(', ')} any more; forget it`);
  },
};

function explain(wrong: readonly { readonly name: string; readonly file: string }[]): string {
  const browsers = Object.entries(BASELINE).map((entry) => entry.join(' '));
  return [
    `${browsers.join(', ')} do not have what these scripts ask for:`,
    ...wrong.map(({ name, file }) => `  ${name} in ${file}`),
    'do without it (src/core/older-browsers.ts), or, where it is asked for only if it is there, name it in src/node/site-plugin/check-baseline.ts',
  ].join('\n');
}
