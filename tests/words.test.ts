import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO } from './institute-folders.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['src', 'renderers', 'tests', 'schemas', '.github', '.vscode'];
const FILES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'package.json',
  'vite.config.ts',
  'index.html',
];
const TEXTS = /\.(?:tsx?|jsx?|json|md|css|html|yml)$/;
/** What commands write into a site's folder. */
const GENERATED = ['.colophon', 'dist', 'node_modules'];
/** Tests of drawing, samples of rich text, names of the platform, and this list. */
const OTHERS =
  /^(?:tests\/demo|tests\/words\.test\.ts|tests\/hostile\/surviving|tests\/node\/scaffold\/answers|.*newer-names\.json)/;

/** Pictures are drawn. */
const PICTURES = /draw:media|drawing\* is/;

/** Addresses of e-mail, of places and of machines, in lines and files that say which they mean. */
const ADDRESSES = new RegExp(
  [
    /e-?mail|postal|street|'Place'|address(?:Locality|Country)|contact\.(?:address|desktop)| Road/,
    // Fields of contact places.
    /(?:page|content|\*)\.addresses|\{ addresses|["']addresses["']|(?:ContactUs|of Address)\b/,
    /field"?: ["']address["']|text\('address'\)|address\.city|footer\.address|address: undefined|'labels\.address'/,
    // Of machines.
    /\.address\(\)|AddressInfo|typeof address|address === null|address\??\.port|\['address'\]|\.remoteAddress/,
    /\bIP(?:v4)? address|address (?:of this machine|of a server|to listen)/,
    // Names that the change log says are gone.
    /`tabAddress`|a call's `address`/,
    // The element, and what a reader is told.
    /<\/?address\b|,address\{|at this address/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
const PLACES =
  /contact|footer|organization|normalise-discovery|site\.schema|openapi|reference(?:\/[a-z-]+)?\.md|manifest-types|init\/words|blocks\/email|sites-before|keyboard-accordion|tests\/garden|tests\/sites\//;

/**
 * Folders of renderers, and what is generated of them: slots are called as what fills them, such as the room or
 * the address of an event.
 */
const RENDERERS =
  /^renderers\/|^src\/core\/manifest\/\w+-model\.ts$|reference(?:\/[a-z-]+)?\.md$|^schemas\/renderers\.schema\.json$/;

/** What can be heard: the block for it, and a museum that has some. */
const SOUNDS =
  /renderers\/(?:blocks\/audio|shared\/media)|^tests\/sites\/museum|reference(?:\/[a-z-]+)?\.md$|^tests\/node\/scaffold\/answers/;

/** Words as names of things: prose may say that a link leads somewhere, or what a reader is told. */
function asNames(words: readonly string[]): RegExp {
  const small = words.join('|');
  const large = words.map((word) => word.replace(/^./, (first) => first.toUpperCase())).join('|');
  const whole = small.toUpperCase();
  return new RegExp(
    [
      `(?<=[a-z])(?:${large})s?(?![a-z])|\\b(?:${small})s?(?=[A-Z])`,
      `\\b(?:const|let|var|function|type|interface|readonly) (?:${small}|${large})s?\\b`,
      `[{(,] ?(?:${small})s?(?:[,:})=]| [:=}])`,
      `(?<![a-zA-Z])(?:[A-Z]+_)*(?:${whole})S?(?:_[A-Z]+)*(?![a-zA-Z])`,
      `[/-](?:${small})s?(?:-[a-z-]+)?(?:\\.[a-z]+)*\\.[jt]sx?(?!\\w)`,
    ].join('|'),
  );
}

interface Exceptions {
  readonly lines?: RegExp;
  readonly files?: RegExp;
}

/** Words that went, each with the one that is used, and where another sense of it stays. */
const GONE: readonly (readonly [RegExp, string, Exceptions?])[] = [
  [/(?<![a-z])[mM]end(?:s|ed|ing)?(?![a-z])|(?<=[a-z])Mend(?:s|ed)?(?![a-z])/, 'fix'],
  [/(?<![a-z])[jJ]udge[sd]?(?![a-z])|judging|(?<=[a-z])Judge[sd]?(?![a-z])/, 'validate'],
  [/(?<![a-z])(?:re)?[dD]raw(?:n|s)?(?![a-zM:-])|(?<=[a-z])Draw(?:n|s)?(?![a-zM])/, 'render'],
  [/\bSiteMap\b|\bsiteMap\b/, 'RouteTable, or sitemap for the XML'],
  [/(?<![a-z])heed(?:s|ed)?(?![a-z])/, 'respect'],
  [/\bview-?slot/i, 'the list of a view; a slot is a manifest’s'],
  [/(?<![a-z])patience(?![a-z])|\bPATIENCE\b/, 'timeout'],
  [/RecentValues|recent-values/, 'cache'],
  [/put-off-items|deal-tiles|lost-?code|rarer-faces|first-moments/i, 'the name of style and field'],
  [
    /address/i,
    'url, path or cacheKey',
    { lines: ADDRESSES, files: new RegExp(`${PLACES.source}|${RENDERERS.source}`) },
  ],
  [asNames(['way', 'told', 'kept']), 'route, path, cache or the name of what is handed over'],
  [
    /(?<![a-z])(?:un)?[sS]ound(?:ly|ness)?(?![a-z])|(?<=[a-z])Sound(?![a-z])/,
    'valid',
    { lines: /colloquium-bronze-sound|pictures, sound and film|SoundCloud/, files: SOUNDS },
  ],
  [
    /(?<![a-z])[dD]eal(?:s|t|ing)?(?![a-z])[^.]*\b(?:tile|column)|\bdealt\b|DEAL_/i,
    'distribute',
    { files: /api\.openapi\.json$/ },
  ],
  [/(?<![a-z])(?:is|are|was|were) kept (?:in|on|at|under|below)\b/, 'stored, cached'],
  [/\bwhere (?:\w+ ){1,3}(?:is|are) kept\b/, 'stored'],
  [asNames(['lead', 'room']), 'links, space', { files: RENDERERS }],
  [/\b[sS]ights\b|(?<=[a-z])Sights\b/, 'expectations'],
  [
    /\boriginAt\b|\b(?:interface|type|class) Origin\b|\bstate\/origin\b/,
    'referrer, where a page links to another; an origin is a URL’s',
  ],
];

const texts = [...FOLDERS.flatMap(filesIn), ...FILES].filter(
  (file) => TEXTS.test(file) && !OTHERS.test(file) && !file.startsWith(`${DEMO}/`),
);

describe('one word stands for one thing', () => {
  test.each(GONE.map(([word, used, others = {}]) => [word, used, others] as const))(
    '%s is called %s',
    (word, _, { lines: stay, files }) => {
      const found = texts.flatMap((file) => {
        if (files?.test(file)) return [];
        const named = word.test(file) ? [file] : [];
        const lines = readFileSync(path.join(ROOT, file), 'utf8')
          .split('\n')
          .map((line) => (PICTURES.test(line) || stay?.test(line) ? '' : line));
        const within = lines.flatMap((line, index) =>
          word.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 80)}`] : [],
        );
        return [...named, ...within];
      });
      expect(found).toEqual([]);
    },
  );
});

test('messages name commands as every site has them, whatever scripts it has', () => {
  const scripts = /npm run (?:build|check|dev|export|migrate|new|serve)\b/;
  const found = filesIn('src/node')
    // What it writes is the README of a site that has these scripts.
    .filter((file) => file.endsWith('.ts') && !file.endsWith('init/project-files.ts'))
    .filter((file) => scripts.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(ROOT, path.join(parentPath, name)))
    .filter((file) => !file.split(path.sep).some((part) => GENERATED.includes(part)));
}
