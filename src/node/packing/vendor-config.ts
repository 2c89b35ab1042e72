import { readFileSync } from 'node:fs';
import path from 'node:path';
import { esmExternalRequirePlugin, type InlineConfig } from 'vite';
import { ENGINE, listEntries } from '../site-folder/index.ts';

/** The package of components of which a site needs a twentieth, and not its thousands of icons. */
const FLUENT = '@fluentui/react-components';
const IMPORT = /import \{([^}]*)\} from '@fluentui\/react-components';/g;
const ENTRY = 'virtual:fluent';
const REACT = [/^react($|\/)/, /^react-dom($|\/)/];

/**
 * How the components of Fluent that the engine uses are packed with it, each module in a file of its
 * own, so that builds cut them as they would the package itself. React is the site's.
 */
export function vendorConfig(): InlineConfig {
  return {
    configFile: false,
    root: ENGINE,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      // Browsers know no `require`, by which modules of an older form ask for React.
      esmExternalRequirePlugin({ external: REACT }),
      {
        name: 'used-components',
        enforce: 'pre',
        // Vite has made a path of it.
        resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
        load: (id) =>
          id === `\0${ENTRY}`
            ? `export { ${usedComponents().join(', ')} } from '${FLUENT}';`
            : undefined,
      },
    ],
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    build: {
      outDir: 'dist/vendor',
      license: { fileName: 'licenses.md' },
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'], fileName: 'fluent' },
      rolldownOptions: {
        output: { preserveModules: true, entryFileNames: '[name].js' },
        checks: { bundlerTimings: false },
      },
    },
  };
}

/** The names that the engine's code imports, types aside. */
function usedComponents(): string[] {
  const names = ['src/react', 'src/app', 'renderers'].flatMap((folder) =>
    listEntries(path.join(ENGINE, folder))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(ENGINE, folder, name), 'utf8'))
      .flatMap((code) => [...code.matchAll(IMPORT)])
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
  return [...new Set(names)].sort();
}
