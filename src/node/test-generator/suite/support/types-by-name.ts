const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** Without it a text is read in an old encoding of the reader's own country. */
const TEXT = '; charset=utf-8';

/** The types of files by the endings of their names. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  css: `text/css${TEXT}`,
  csv: `text/csv${TEXT}`,
  js: `text/javascript${TEXT}`,
  txt: `text/plain${TEXT}`,
  docx: `${OFFICE}.wordprocessingml.document`,
  pptx: `${OFFICE}.presentationml.presentation`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pdf: 'application/pdf',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/** What a file is sent as, by the ending of its URL; undefined for an ending that may be anything. */
export function typeByName(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/);
  return TYPES[/\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''];
}
