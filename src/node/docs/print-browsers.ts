import { BASELINE } from '../baseline/index.ts';
import { printTable } from '../reference/index.ts';
import { GRACEFUL, GUARDED } from '../site-plugin/index.ts';

const BROWSERS = [
  ['browser', 'from version'],
  ['Chrome, Edge and others with their engine', String(BASELINE.chrome)],
  ['Firefox', String(BASELINE.firefox)],
  ['Safari, on iPhones and iPads too', String(BASELINE.safari)],
];

/** The page on browsers: how old they may be, and what readers have in older ones. */
export function printBrowsers(): string {
  return `# Browsers

Generated from what the build holds scripts and styles to.

The site is for browsers of the last four years, and these are the oldest of them:

${printTable(BROWSERS)}

Pages come from the server with all that they say, so that any browser, and a reader without scripts,
can read and follow links. Scripts take a page over where the browser has what they need; where
something is missing, at their start or later, the page stays as the server sent it. Internet Explorer
gets a message of its own, and nothing else.

The build fails where a script, of a dependency too, asks the platform for what one of these browsers
lacks, or a style says what one of them does not understand, going by the compatibility data of MDN
(\`web-features\`). Exceptions are listed below, each with the reason,
and must be in use. A test of the engine takes from a browser what the oldest
lack and uses the site.

## What scripts ask for only where it is there

${printTable([['name', 'without it'], ...rowsOf(GUARDED)])}

## What styles say that the oldest browsers leave out

${printTable([['name', 'without it'], ...rowsOf(GRACEFUL)])}
`;
}

function rowsOf(reasons: Readonly<Record<string, string>>) {
  return Object.entries(reasons).map(([name, reason]) => [`\`${name}\``, reason]);
}
