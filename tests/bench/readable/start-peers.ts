import type { CompiledSite } from '../../../src/node/compiler/index.ts';
import type { RouteUrl } from '../../find-routes.ts';
import { urlIn } from '../page-weight.ts';
import { readPeerPages, slugOf } from './astro-content.ts';
import { buildAstro } from './build-astro.ts';
import type { PeerName } from './page-visits.ts';
import { serveAstro } from './serve-astro.ts';
import { serveBare } from './serve-bare.ts';

export interface Peer {
  readonly name: PeerName;
  /** Where it has a page of the site in a language. */
  readonly urlOf: (url: string, language: string) => string;
  /** What a link to a page of the site has as its URL. */
  readonly linkTo: (url: string, language: string) => string;
  readonly stop: () => void;
}

interface PeerOptions {
  readonly root: string;
  readonly compiled: CompiledSite;
  readonly origin: string;
  /** The pages that each needs; the home page is one of them. */
  readonly routes: readonly RouteUrl[];
}

/** The site and what it is measured beside; without Astro where that cannot be had. */
export async function startPeers({ root, compiled, origin, routes }: PeerOptions): Promise<Peer[]> {
  const bare = await serveBare(origin);
  const linkTo = (url: string) => url;
  const peers: Peer[] = [
    {
      name: 'site',
      urlOf: (url, language) => urlIn(origin, url, language),
      linkTo,
      stop: () => undefined,
    },
    {
      name: 'bare',
      urlOf: (url, language) => urlIn(bare.origin, url, language),
      linkTo,
      stop: bare.stop,
    },
  ];
  try {
    const home = routes.some(({ url }) => url === '/') ? [] : [{ name: '/', url: '/' }];
    const pages = await readPeerPages(compiled, origin, [...home, ...routes]);
    const server = await serveAstro(origin, await buildAstro(root, pages));
    const astro = (name: PeerName, folder: string): Peer => {
      const pathOf = (url: string, language: string) => `/${folder}/${language}/${slugOf(url)}`;
      return {
        name,
        urlOf: (url, language) => server.origin + pathOf(url, language),
        linkTo: pathOf,
        stop: server.stop,
      };
    };
    return [...peers, astro('Astro', 'system'), astro('Astro with fonts', 'fonts')];
  } catch (error) {
    console.error('Measured without Astro:', error);
    return peers;
  }
}
