import type { HotPayload, ViteDevServer, WebSocketClient } from 'vite';
import { STUDIO_HERE } from '../../core/studio/api.ts';

/**
 * The pages of the site that are open in browsers. The studio is connected as well, and is no page of
 * it: what is wrong with the site stands in its own list, and it is not loaded anew with each change.
 */
export class PageClients {
  readonly #server: ViteDevServer;
  readonly #studios = new WeakSet<WebSocketClient>();

  constructor(server: ViteDevServer) {
    this.#server = server;
    server.ws.on(STUDIO_HERE, (_, client) => this.#studios.add(client));
  }

  /** Sends all pages a message of Vite's own. */
  send(payload: HotPayload): void {
    for (const client of this.#server.ws.clients) {
      if (!this.#studios.has(client)) client.send(payload);
    }
  }
}
