/**
 * Where the editor has a file of the content: its entry, or the front page where no form knows it.
 *
 * @param collections those of the editor's configuration
 * @param file its path below the site's folder
 * @returns what stands behind `#`
 */
export function placeOfFile(collections, file) {
  const [, folder, slug] = /^(.*)\/([^/]+?)\.[A-Za-z0-9-]+\.md$/.exec(file) ?? [];
  for (const { name, folder: own, files = [] } of collections) {
    const single = files.find((one) => one.file === file);
    const entry = own !== undefined && own === folder ? slug : single?.name;
    if (entry !== undefined) return `/collections/${name}/entries/${entry}`;
  }
  return '/';
}
