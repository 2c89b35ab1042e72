import path from 'node:path';
import { DEMO } from '../institute-folders.ts';

/** What each place may import of the others; what renderers import is told file by file. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'src/core': [],
  'src/react': ['src/core'],
  'src/studio': ['src/core'],
  'src/node': ['src/core'],
  'src/app': ['src/core', 'src/react', 'renderers'],
  'src/demo': ['src/core', 'src/node'],
};

/** The packages of `core`, which runs in browsers, on servers and in commands. */
export const CORE_PACKAGES: readonly string[] = ['dayjs', 'jsonc-parser', 'ky', 'trusted-types'];

/**
 * The folders of a place, and the files at its root that folders import, those first that import no
 * other; what stands in one line may not either.
 */
export const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  src: [['core'], ['react', 'node', 'studio'], ['app', path.posix.basename(DEMO)]],
  'src/core': [
    ['manifest', 'decode-segment.ts', 'errors.ts', 'escape-html.ts', 'older-browsers.ts'],
    ['texts', 'api-of.ts', 'language.ts'],
    ['media-origins.ts'],
    ['mapping'],
    ['lists', 'inspected-part.ts', 'json-pointer.ts'],
    ['rich-text', 'requests', 'routing', 'footer'],
    ['discovery', 'studio'],
  ],
  'src/react': [['state'], ['parts'], ['page', 'shell', 'lists']],
  'src/app': [
    ['load-compiled.ts', 'show-failure.ts', 'site-registry.ts'],
    ['browser-data.ts', 'browser-sanitizer.ts', 'inspector'],
    ['gallery'],
  ],
  'src/studio': [
    ['words.ts'],
    ['api', 'model'],
    ['state'],
    ['parts'],
    ['form', 'site'],
    ['page', 'texts', 'theme'],
    ['source'],
    ['changes'],
    ['gestures'],
    ['shell'],
  ],
  'src/node': [
    ['baseline', 'http', 'site-folder'],
    ['build-record', 'content', 'deploy', 'fonts', 'studio-page'],
    ['compiler', 'packing'],
    ['command-line', 'media'],
    ['browser', 'content-api', 'init', 'reference', 'schema-types'],
    ['check', 'cms', 'editor-files', 'gallery', 'server', 'test-generator'],
    ['contract', 'export', 'scaffold'],
    ['studio'],
    ['site-plugin'],
    ['build', 'docs'],
    ['cli'],
  ],
  'src/node/compiler': [
    ['versions'],
    ['findings'],
    ['text'],
    ['schema'],
    ['read'],
    ['structure'],
    ['normal'],
    ['renderer-api'],
    ['meaning'],
    ['migrations'],
    ['fixes'],
  ],
  'src/node/server': [['edge'], ['fonts'], ['pages', 'files'], ['discovery']],
  'src/node/content': [
    ['asked-call.ts', 'content-problem.ts', 'work-steps.ts'],
    ['description'],
    ['files'],
    ['inference', 'migration'],
  ],
  'src/node/content-api': [
    ['answers', 'untranslated.ts'],
    ['checks', 'http'],
  ],
  'src/node/contract': [
    ['contract-codes.ts', 'hide-secrets.ts', 'planned-view.ts', 'printable.ts'],
    ['calls'],
    ['contract-finding.ts'],
    ['contract-report.ts', 'validate'],
    ['report'],
  ],
  renderers: [
    ['by-folder.ts', 'shared'],
    ['blocks', 'formats', 'frames', 'layouts', 'overrides'],
  ],
};
