import { writeEditorFiles } from '../../../src/node/editor-files/index.ts';
import { generateSuite, loadExpectations } from '../../../src/node/test-generator/index.ts';
import { compileRight } from '../../compile-right.ts';
import { siteFolder } from '../../sites/find-sites.ts';

/** The specs of a site of tests/sites, by their files. */
export async function specsOf(
  site: string,
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const root = siteFolder(site);
  // A site's own renderers are read by its `tsconfig.json`, which stands on a file that is not in git.
  writeEditorFiles(root);
  const { compiled, manifests } = compileRight(root);
  return generateSuite(compiled, {
    runs: { baseUrl: 'https://site.example', languages: [language], widths: [800] },
    only: [],
    isReadOnly: false,
    renderers: await loadExpectations(root),
    manifests,
  }).files;
}
