import type { CompiledSite } from '../../../src/node/compiler/index.ts';
import type { RouteAddress } from '../../find-routes.ts';
import { addressIn } from '../page-weight.ts';
import { readPeerPages, slugOf } from './astro-content.ts';
import { buildAstro } from './build-astro.ts';
import type { PeerName } from './page-visits.ts';
import { serveAstro } from './serve-astro.ts';
import { serveBare } from './serve-bare.ts';

export interface Peer {
  readonly name: PeerName;
  /** Where it has a page of the site in a language. */
  readonly urlOf: (address: string, language: string) => string;
  /** What a link to a page of the site has as its address. */
  readonly linkTo: (address: string, language: string) => string;
  readonly stop: () => void;
}

interface PeerOptions {
  readonly root: string;
  readonly compiled: CompiledSite;
  readonly origin: string;
  /** The pages that each needs; the home page is one of them. */
  readonly routes: readonly RouteAddress[];
}

/** The site and what it is measured beside; without Astro where that cannot be had. */
export async function startPeers({ root, compiled, origin, routes }: PeerOptions): Promise<Peer[]> {
  const bare = await serveBare(origin);
  const linkTo = (address: string) => address;
  const peers: Peer[] = [
    {
      name: 'site',
      urlOf: (address, language) => addressIn(origin, address, language),
      linkTo,
      stop: () => undefined,
    },
    {
      name: 'bare',
      urlOf: (address, language) => addressIn(bare.origin, address, language),
      linkTo,
      stop: bare.stop,
    },
  ];
  try {
    const home = routes.some(({ address }) => address === '/') ? [] : [{ name: '/', address: '/' }];
    const pages = await readPeerPages(compiled, origin, [...home, ...routes]);
    const server = await serveAstro(origin, await buildAstro(root, pages));
    const astro = (name: PeerName, folder: string): Peer => {
      const pathOf = (address: string, language: string) =>
        `/${folder}/${language}/${slugOf(address)}`;
      return {
        name,
        urlOf: (address, language) => server.origin + pathOf(address, language),
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
