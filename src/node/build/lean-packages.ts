import { createRequire } from 'node:module';
import path from 'node:path';
import type { Alias, Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The folder of a package, wherever it was installed. */
function folderOf(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

/** The router's package leads to its development build; the one for production lies beside it. */
const ROUTER = path.join(folderOf('react-router'), 'dist/production');
/** What has a second copy of the router. */
const NAVIGATING = 'src/app/navigating-router.ts';
/** The end of the ids of the copy's modules. */
const COPY = '?navigating';

/** The files of packages that a build takes in place of those that their names lead to. */
export function leanFiles(): Alias[] {
  return [
    // The package leads to a form of one piece, of which nothing can be left out.
    { find: /^dayjs$/, replacement: path.join(folderOf('dayjs'), 'esm/index.js') },
    // Servers would be given a CommonJS form, which looks every name up in three tables.
    {
      find: /^react-router-dom$/,
      replacement: path.join(folderOf('react-router-dom'), 'dist/index.mjs'),
    },
    { find: /^react-router$/, replacement: path.join(ROUTER, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(ROUTER, 'dom-export.mjs') },
  ];
}

/**
 * Serves packages without their source maps in development: they are six times as long as the code, and stand in it,
 * so that every page that is opened would read them.
 */
export const dropPackageMaps: Plugin = {
  name: 'drop-package-maps',
  apply: 'serve',
  transform: {
    filter: { id: /\/\.vite\/deps\// },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

/**
 * Lets the router's components that no page uses fall away: a name given for developers' tools and
 * a call that nobody has declared pure keep what they belong to.
 */
export function dropUnusedComponents(): Plugin {
  const unused: [what: RegExp, then: string][] = [
    [/^\w+\.displayName = .*;$/gm, ''],
    [/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '],
    // An error boundary's way to errors of server components, of which there are none.
    [/\bthis\.context\b/g, 'null'],
  ];
  const found = new Set<RegExp>();
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) =>
        unused.reduce((text, [what, then]) => {
          const changed = text.replace(what, then);
          if (changed !== text) found.add(what);
          return changed;
        }, code),
    },
    buildEnd(error) {
      const missed = unused.find(([what]) => !found.has(what));
      if (error === undefined && missed !== undefined) {
        this.error(`react-router has nothing like ${missed[0]} any more; look what it has instead`);
      }
    },
  };
}

/**
 * Gives modules the names of React as variables of their own: a CommonJS module's are looked up
 * through getters each time, of which a page needs thousands.
 */
export const nameReactOnce: Plugin = {
  name: 'name-react-once',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(?:\/jsx-runtime)?$/ },
    handler: (id, importer, { kind }) =>
      importer === undefined || kind === 'require-call' ? undefined : `\0named:${id}`,
  },
  load: {
    filter: { id: /^\0named:/ },
    handler(id) {
      const name = id.slice('\0named:'.length);
      const names = Object.keys(require(name)).filter((key) => !key.startsWith('__'));
      return [
        `import whole from ${JSON.stringify(require.resolve(name))};`,
        'export default whole;',
        // What packed components take that ask for it with `require`.
        "export { whole as 'module.exports' };",
        // As a call that is declared pure, so that the ones nobody uses fall away.
        ...names.map((key) => `export const ${key} = /* @__PURE__ */ (() => whole.${key})();`),
      ].join('\n');
    },
  },
};

/** Functions of the router that the first page has: the copy takes them from there. */
const SHARED = [
  'convertRouteMatchToUiMatch',
  'convertRoutesToDataRoutes',
  'createBrowserURLImpl',
  'createLocation',
  'createPath',
  'getResolveToMatches',
  'invariant',
  'matchRoutesImpl',
  'parsePath',
  'resolveTo',
  'stripBasename',
  'validateNavigationTarget',
];

/**
 * Gives what navigates a copy of the router's package for itself: a module is in one chunk as a whole,
 * and the first page needs the package's components alone. Neither copy has what only the other uses, and
 * what both use is in the first one.
 */
export function copyRouter(): Plugin {
  let isCopied = false;
  const unshared = new Set(SHARED);
  return {
    name: 'copy-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /react-router-dom\/dist\/index\.mjs$|^\.\/chunk-/ },
      handler(id, importer = '') {
        if (importer.endsWith(NAVIGATING)) {
          isCopied = true;
          return `${ROUTER}/index.mjs${COPY}`;
        }
        if (importer.endsWith(COPY)) return `${ROUTER}/${path.basename(id)}${COPY}`;
        return undefined;
      },
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/ },
      handler(code, id) {
        if (this.environment.name !== 'client') return undefined;
        const names = this.parse(code).body.flatMap((statement) =>
          statement.type === 'FunctionDeclaration' && SHARED.includes(statement.id?.name ?? '')
            ? [{ name: statement.id?.name ?? '', start: statement.start, end: statement.end }]
            : [],
        );
        if (names.length === 0) return undefined;
        if (!id.endsWith(COPY)) {
          return `${code}\nexport { ${names.map(({ name }) => `${name} as shared_${name}`).join(', ')} };`;
        }
        let rest = code;
        for (const { name, start, end } of names.toReversed()) {
          unshared.delete(name);
          rest = rest.slice(0, start) + rest.slice(end);
        }
        const imports = names.map(({ name }) => `shared_${name} as ${name}`).join(', ');
        return `import { ${imports} } from ${JSON.stringify(id.slice(0, -COPY.length))};\n${rest}`;
      },
    },
    buildEnd(error) {
      // A server has the package once: nobody navigates there.
      if (error !== undefined || this.environment.name !== 'client') return;
      if (!isCopied) {
        this.error(`${NAVIGATING} imports no router that could be copied; look what it imports`);
      }
      if (unshared.size > 0) {
        this.error(
          `react-router has no ${[...unshared].join(', ')} any more; look what it has instead`,
        );
      }
    },
  };
}

/**
 * Vite's way to import a chunk, without the files that it would load ahead of it: styles are in one file
 * that the page has, and scripts are not named to it. What is left tells of chunks that cannot be had.
 */
export const importPlainly: Plugin = {
  name: 'import-plainly',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `
      export const __vitePreload = (load) =>
        load().catch((error) => {
          const event = new Event('vite:preloadError', { cancelable: true });
          event.payload = error;
          dispatchEvent(event);
          if (!event.defaultPrevented) throw error;
        });`,
  },
  generateBundle(_, bundle) {
    const texts = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : ''));
    if (texts.some((text) => /__vite__mapDeps/.test(text)))
      this.error(
        'A chunk has files to load ahead of it, and Vite’s own way to import it is needed',
      );
  },
};
