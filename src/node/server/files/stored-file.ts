import { readFile } from 'node:fs/promises';
import {
  ACCEPT_RANGES,
  type ByteRange,
  createRepresentation,
  type DivisibleBody,
  type Encoding,
  type FileState,
  FORMS,
  hasBody,
  plainVariantOf,
  QUALITY_WHILE_WAITING,
  type Representation,
  respond,
  respondPart,
  streamFile,
} from '../../http/index.ts';
import { fileTypeOf, type WrittenBy } from './file-types.ts';

/** A file that can be sent. */
export interface StoredFile {
  readonly state: FileState;
  /** The memory that it takes, in bytes. */
  readonly memory: number;
  /** The file, a part of it, or the word that the client has it. */
  readonly answer: (request: Request) => Response | Promise<Response>;
}

/** Content that is larger is never held in memory, in bytes: it is read as it is sent. */
const MAX_HELD_BYTES = 1024 * 1024;

/** Opens a file for being sent, now and again. */
export async function storeFile(
  state: FileState,
  cacheControl: string,
  writtenBy: WrittenBy,
): Promise<StoredFile> {
  const { contentType, isCompressible } = fileTypeOf(state.path, writtenBy);
  const headers = {
    'Content-Type': contentType,
    'Cache-Control': cacheControl,
    ...ACCEPT_RANGES,
  };
  if (writtenBy === 'content' && state.size > MAX_HELD_BYTES) return storeLarge(state, headers);
  const forms = writtenBy === 'build' && isCompressible ? await readForms(state.path) : [];
  const representation = createRepresentation(
    new Uint8Array(await readFile(state.path)),
    headers,
    isCompressible ? QUALITY_WHILE_WAITING : 'none',
    forms,
  );
  return storeSmall(state, representation);
}

function storeSmall(state: FileState, representation: Representation): StoredFile {
  const { body, tag, bareHeaders } = plainVariantOf(representation);
  const whole: DivisibleBody = {
    size: body.byteLength,
    tag,
    headers: bareHeaders,
    read: ({ first, last }: ByteRange) => body.subarray(first, last + 1),
  };
  return {
    state,
    // The compressed forms together are hardly larger than the body.
    memory: 2 * body.byteLength,
    answer: (request) => respondPart(request, whole) ?? respond(request, representation),
  };
}

/** A validator that needs no reading, as web servers have it. */
function storeLarge(state: FileState, headers: Readonly<Record<string, string>>): StoredFile {
  const { size, modified } = state;
  const tag = `"${size.toString(36)}-${Math.round(modified * 1000).toString(36)}"`;
  const whole: DivisibleBody = {
    size,
    tag,
    headers: { ...headers, ETag: tag },
    read: (range) => streamFile(state, range),
  };
  return {
    state,
    memory: 0,
    answer: (request) => respondPart(request, whole) ?? respondWhole(request, whole),
  };
}

function respondWhole(request: Request, { size, tag, headers, read }: DivisibleBody): Response {
  if (hasBody(request, tag)) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : read({ first: 0, last: size - 1 });
  return new Response(body, { headers: { ...headers, 'Content-Length': String(size) } });
}

/** The compressed forms that the build has put beside a file. */
async function readForms(file: string): Promise<[Encoding, Uint8Array<ArrayBuffer>][]> {
  const forms: [Encoding, Uint8Array<ArrayBuffer>][] = [];
  for (const [encoding, ending] of FORMS) {
    const form = await readFile(file + ending).catch(() => undefined);
    if (form !== undefined) forms.push([encoding, new Uint8Array(form)]);
  }
  return forms;
}
