import { fillTemplate, safeUrl } from '../../../core/mapping/links.ts';
import { type MediaRules, mediaUrl } from '../../../core/mapping/media-url.ts';
import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import type { ApiSession } from '../calls/api-session.ts';
import type { AskedView } from '../calls/ask-view.ts';
import { answerOf, type Exchange } from '../calls/exchange.ts';
import type { Occurrence } from '../contract-finding.ts';
import type { ReadField } from '../planned-view.ts';
import { type SeenValue, seeValues } from './validate-fields.ts';

export interface MediaCheckOptions {
  readonly session: ApiSession;
  readonly origin: string;
  readonly media: MediaRules;
}

/** Asks for the pictures and files of the first and the last item of each view, not for their bodies. */
export async function validateMedia(
  asked: readonly AskedView[],
  options: MediaCheckOptions,
): Promise<Occurrence[]> {
  const wanted = asked.flatMap((one) =>
    one.view.fields
      .filter(({ reading }) => reading.as === 'picture' || reading.as === 'files')
      .flatMap((field) => {
        const seen = seeValues([one], field).filter(({ verdict }) => verdict === 'right');
        const ends = new Set([seen[0], seen.at(-1)].filter((value) => value !== undefined));
        return [...ends]
          .flatMap((value) => urlsOf(value, field))
          .map((url) => ({ view: one.view, language: one.language, field, url }));
      }),
  );
  const occurrences = wanted.map(async ({ view, language, field, url }): Promise<Occurrence[]> => {
    const place = view.file.placeOf(field.path);
    const href = fullUrl(url, options);
    if (href === undefined) {
      const message = `"${field.value}" is of a server from which the site shows nothing; name it in "api.mediaOrigins" of manifests/site.json`;
      const occurrence = { code: 'C402', place, message, value: String(url) } as const;
      return field.reading.as === 'picture' && safeUrl(url) !== undefined
        ? [{ ...occurrence, routes: [view.route], exchanges: [] }]
        : [];
    }
    const exchange = await options.session.head(language, href);
    const value = whatIsWrong(exchange, field);
    if (value === undefined) return [];
    const message = `"${field.value}" names a file that is not there; put it there, or fix the URL`;
    return [{ code: 'C402', place, message, value, routes: [view.route], exchanges: [exchange] }];
  });
  return (await Promise.all(occurrences)).flat();
}

function urlsOf({ value, owner }: SeenValue, { reading }: ReadField): unknown[] {
  if (reading.as !== 'picture') {
    return Array.isArray(value) ? value.filter(isRecord).map(({ url }) => url) : [];
  }
  return [
    reading.template === undefined
      ? value
      : fillTemplate(reading.template, (name) => readPath(owner, name)),
  ];
}

/** Where a reader's browser would ask for it; what names no host stands at the API's. */
function fullUrl(value: unknown, { origin, media }: MediaCheckOptions): string | undefined {
  const url = mediaUrl(value, media);
  if (url === undefined || !URL.canParse(url, origin)) return undefined;
  const { protocol, href } = new URL(url, origin);
  return /^https?:$/.test(protocol) ? href : undefined;
}

function whatIsWrong(exchange: Exchange, { reading }: ReadField): string | undefined {
  const wire = answerOf(exchange);
  if (wire === undefined) return 'no answer';
  if (wire.status !== 200) return `status ${wire.status}`;
  const type = wire.headers.get('content-type') ?? 'no content type';
  return reading.as === 'picture' && !type.startsWith('image/') ? type : undefined;
}
