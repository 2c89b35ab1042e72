import { sendJson, startServer } from '../../core/requests/api-server.ts';
import type { Backend } from './backend.ts';
import { describeBackend } from './describe-backend.ts';
import { DIRECTUS } from './directus.ts';
import { STRAPI_4 } from './strapi-4.ts';
import { STRAPI_5 } from './strapi-5.ts';
import { WORDPRESS } from './wordpress.ts';

for (const backend of [STRAPI_5, STRAPI_4, DIRECTUS, WORDPRESS]) {
  describeBackend(backend, () => startShaped(backend));
}

/** A server that answers as the backend does. */
async function startShaped(backend: Backend): Promise<string> {
  const { origin } = await startServer(({ url = '' }, response) => {
    const { status, headers = {}, body } = backend.answer(new URL(url, 'http://backend.example'));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJson(response, body, status);
  });
  return origin;
}
