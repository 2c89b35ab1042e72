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
 * What a page would be without any script: all fonts come by style sheets that the first paint waits for,
 * and the loading view of the fonts never begins.
 */
function withoutScripts(html: string): string {
  const sheets = html.match(/(?<=<noscript>)(?:<link[^>]*>)+(?=<\/noscript>)/g) ?? [];
  return html
    .replace(/<template id="site-scripts">[\s\S]*?<\/template>/, '')
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace('</head>', `${sheets.join('')}</head>`);
}
