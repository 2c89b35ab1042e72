import type { LanguageModel, SiteModel } from '../../core/manifest/site-model.ts';
import { type ApiClients, createApiClients } from '../../core/requests/api-client.ts';
import type { SiteServer } from '../server/index.ts';
import type { ExportFolder } from './export-folder.ts';
import { answerFile } from './page-files.ts';

/**
 * Clients that ask the APIs as a browser would, and write each answer to the file that a web server
 * will answer the same call from. A call is made once, however often it is asked.
 */
export function createRecordingClients(
  { site, origin, server, folder }: RecordingSources,
  language: LanguageModel,
): ApiClients {
  const asked = new Map<string, Promise<Response>>();

  async function record(request: Request): Promise<Response> {
    const answer = await server.fetch(request);
    if (answer.status !== 200) {
      // The client may try again.
      asked.delete(request.url);
      return answer;
    }
    const { pathname, search } = new URL(request.url);
    const body = new Uint8Array(await answer.clone().arrayBuffer());
    const file = `site/${answerFile(pathname, search, language.code)}`;
    await folder.put(file, body, 'text', site.languages.indexOf(language));
    return answer;
  }

  return createApiClients({
    site,
    language: language.code,
    origin,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = asked.get(request.url) ?? record(request);
      asked.set(request.url, answer);
      return (await answer).clone();
    },
  });
}

export interface RecordingSources {
  readonly site: SiteModel;
  /** Where readers will find the site: its answers are protected as there. */
  readonly origin: string;
  readonly server: Pick<SiteServer, 'fetch'>;
  readonly folder: Pick<ExportFolder, 'put'>;
}
