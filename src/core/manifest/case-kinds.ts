/**
 * The kinds of generated cases that look at no single renderer, by which manifests declare exemptions.
 * Cases that a renderer's folder has of its own are of the kind of its name where they name none of these.
 */
export const GENERAL_CASE_KINDS = [
  'content',
  'calls',
  'paging',
  'lists',
  'links',
  'aliases',
  'failures',
  'time-out',
  'odd-answers',
  'search',
  'drawer',
  'dialog',
  'copy',
  'preview',
  'media',
  'structured-data',
  'feed',
  'head',
  'answers',
  'fixtures',
  'api',
] as const;
