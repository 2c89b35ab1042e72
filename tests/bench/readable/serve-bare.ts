import { askSite, type PeerServer, servePeer } from './serve-peer.ts';

/** Serves each page of a site as HTML and CSS alone, with the same fonts and pictures. */
export function serveBare(site: string): Promise<PeerServer> {
  return servePeer(site, async (path, headers) => {
    const answer = await askSite(site + path, headers);
    if (!answer.type.startsWith('text/html')) return answer;
    return { ...answer, body: withoutScripts(Buffer.from(answer.body).toString()) };
  });
}

/**
 * What a page would be without any script: the further fonts come by their style sheet, as they do for
 * readers without scripts, and the loading view of the fonts never begins.
 */
function withoutScripts(html: string): string {
  return html
    .replace(/<template id="site-scripts">[\s\S]*?<\/template>/, '')
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>(<link[^>]*>)<\/noscript>/g, '$1')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
}
