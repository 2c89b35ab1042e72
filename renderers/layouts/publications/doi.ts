import { fillUrl } from '../../../src/react/index.ts';

/** A DOI by itself, whether or not it was written as a URL; undefined for what is none. */
export function doiOf(value: string): string | undefined {
  const name = value.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return /^10\.\d{4,9}\/\S+$/.test(name) ? name : undefined;
}

/** Where a DOI leads. */
export function urlOfDoi(doi: string): string | undefined {
  return fillUrl('https://doi.org/{doi}', () => doi);
}
