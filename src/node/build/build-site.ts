import { build } from 'vite';
import { endBuild, readDigests, replaceBuild } from '../build-record/index.ts';
import { siteConfig } from './site-config.ts';

/**
 * Builds a site: what browsers load, and what the server renders with.
 *
 * @param root the site's folder; its `dist` is written anew, and stays as it is where the build fails
 * @throws what is wrong with the site, or with one of its own renderers
 */
export async function buildSite(root: string): Promise<void> {
  await replaceBuild(root, async () => {
    // What is changed meanwhile may be in it or not.
    const made = readDigests(root);
    await build(siteConfig({ root, target: 'client' }));
    await build(siteConfig({ root, target: 'server' }));
    endBuild(root, made);
  });
}
