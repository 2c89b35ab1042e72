import { json, type NewFile, type NewSite } from './new-site.ts';

/** Packages that the generated tests of a site run with. */
const TEST_PACKAGES = ['@playwright/test', '@axe-core/playwright'];

/** The scripts of a new site. */
export const SCRIPTS = {
  prepare: 'colophon generate',
  start: 'colophon build && colophon serve',
  dev: 'colophon dev',
  studio: 'colophon studio',
  build: 'colophon build',
  serve: 'colophon serve',
  export: 'colophon export',
  check: 'colophon check',
  new: 'colophon new',
  migrate: 'colophon migrate',
  generate: 'colophon generate',
  'generate:tests': 'colophon generate-tests',
  contract: 'colophon contract',
  test: 'colophon check && colophon build && colophon test',
};

const NO_TEST = 'echo "Error: no test specified" && exit 1';

/** What the engine's own package says of itself. */
export interface EnginePackage {
  /** What `dependencies` of a site say of it: a range of versions, or its file. */
  readonly source: string;
  readonly engines: { readonly node: string };
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * The package of a site, beside what a package that is there already says.
 *
 * @param known what stands in the folder's package.json, if there is one
 */
export function packageFile(
  { name }: NewSite,
  engine: EnginePackage,
  known: Readonly<Record<string, unknown>>,
): NewFile {
  const own = {
    name: nameOf(name),
    private: true,
    type: 'module',
    engines: engine.engines,
    ...known,
    scripts: { ...SCRIPTS, ...ownScripts(known.scripts) },
    dependencies: { colophon: engine.source, ...tableOf(known.dependencies) },
    devDependencies: {
      ...Object.fromEntries(
        TEST_PACKAGES.map((tool) => [tool, engine.devDependencies[tool] ?? '*']),
      ),
      ...tableOf(known.devDependencies),
    },
  };
  return ['package.json', json(own)];
}

/** The scripts that somebody wrote; `npm init` writes a test that says there are none. */
function ownScripts(value: unknown): Readonly<Record<string, unknown>> {
  const { test, ...scripts } = tableOf(value);
  return test === undefined || test === NO_TEST ? scripts : { test, ...scripts };
}

function tableOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A name that npm takes. */
function nameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'site' : plain;
}

/** What editors, version control and a CI service read. */
export function toolFiles({ name }: NewSite): NewFile[] {
  return [
    ['.gitignore', 'node_modules\ndist\n.colophon\n'],
    ['.vscode/settings.json', json(editorSettings())],
    // Types of renderers, should the site get some of its own.
    ['tsconfig.json', json({ extends: './.colophon/tsconfig.json' })],
    ['.github/workflows/site.yml', WORKFLOW],
    ['README.md', readme(name)],
  ];
}

function editorSettings(): object {
  const url = (kind: string) => `./.colophon/schemas/${kind}.schema.json`;
  const sections = '/manifests/*/**/section.json';
  const texts = '/manifests/texts/**/*.json';
  return {
    'json.schemas': [
      { fileMatch: ['/manifests/site.json'], url: url('site') },
      { fileMatch: ['/manifests/theme.json'], url: url('theme') },
      { fileMatch: [texts], url: url('texts') },
      { fileMatch: [sections, `!${texts}`], url: url('section') },
      {
        fileMatch: [
          '/manifests/**/*.json',
          '!/manifests/site.json',
          '!/manifests/theme.json',
          `!${texts}`,
          `!${sections}`,
        ],
        url: url('page'),
      },
    ],
  };
}

const WORKFLOW = `name: site
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - run: npm install
      - run: npx playwright install --with-deps chromium
      - run: npm test
`;

function readme(name: string): string {
  return `# ${name}

A website that is data, rendered by Colophon.

    npm install
    npm start        # builds the site, and serves it at http://127.0.0.1:8080
    npm run dev      # serves it while it is written
    npm run check    # says what is wrong, with file, line and fix
    npm test         # checks it, builds it, and tries every page in a browser

- \`manifests/\`: what pages there are, and what each shows where; \`site.json\` holds for all of them.
- \`content/\`: the texts, a Markdown file for each item and language.
- \`media/\`: pictures and files, at \`/media/…\`.
- \`manifests/theme.json\`: colours, fonts and sizes.

\`npm run new\` adds a page. The guides are in \`node_modules/colophon/src/docs\`;
\`maintaining.md\` there is the first.
`;
}
