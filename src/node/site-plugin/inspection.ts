import type { Connect } from 'vite';
import { type InspectedPlace, readInspectedPart } from '../../core/inspected-part.ts';
import { locatePart } from '../compiler/index.ts';
import { editorPlace } from './editor-place.ts';

/** Tells the inspector where a part of the site stands in its manifest, as that is on disk now. */
export function createInspection(root: string): Connect.NextHandleFunction {
  return (request, response) => {
    const place = findPlace(root, request.url ?? '');
    response.statusCode = place === undefined ? 404 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(place ?? null));
  };
}

function findPlace(root: string, url: string): InspectedPlace | undefined {
  const { searchParams } = new URL(url, 'http://localhost');
  const part = readInspectedPart(searchParams.get('part'));
  const located = part && locatePart(root, part);
  if (located === undefined) return undefined;
  const { path: _, ...place } = located;
  return { ...place, editor: editorPlace(root, place) };
}
