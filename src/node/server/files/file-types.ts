import path from 'node:path';

/** The type of a file's content, and what follows from it. */
export interface FileType {
  /** The answer's `Content-Type`. */
  readonly contentType: string;
  /** Whether compression makes it smaller. */
  readonly isCompressible: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.bib': 'application/x-bibtex; charset=utf-8',
  '.zip': 'application/zip',
  '.epub': 'application/epub+zip',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.odp': 'application/vnd.oasis.opendocument.presentation',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt; charset=utf-8',
};
/** What browsers run. */
const ACTIVE = new Set(['.js', '.html']);
const COMPRESSIBLE = new Set([
  '.js',
  '.css',
  '.html',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
  '.csv',
  '.vtt',
]);

/** Who wrote a file: the build's do not change, and have compressed forms beside them. */
export type WrittenBy = 'build' | 'content';

/**
 * The type of a file by the ending of its name.
 *
 * @param writtenBy who wrote it: what browsers would run is sent as such from the build alone
 */
export function fileTypeOf(name: string, writtenBy: WrittenBy): FileType {
  const extension = path.extname(name).toLowerCase();
  const known = writtenBy === 'build' || !ACTIVE.has(extension) ? TYPES[extension] : undefined;
  return {
    contentType: known ?? 'application/octet-stream',
    isCompressible: COMPRESSIBLE.has(extension),
  };
}
