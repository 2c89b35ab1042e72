import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteManifest } from '../../../core/manifest/manifest-types.ts';
import {
  NO_PICTURES,
  type PictureFacts,
  type PictureIndex,
} from '../../../core/mapping/picture-facts.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from './validated-manifests.ts';

/** The index of pictures that site.json names has to be there, and to be one. */
export function checkPictureIndex(site: Validated<SiteManifest>, root: string): Finding[] {
  const name = site.value.imageIndex;
  if (name === undefined || readJson(root, name) !== undefined) return [];
  const place = site.file.placeOf(['imageIndex']);
  return [
    createFinding(
      'M009',
      place,
      `${name} is missing or no JSON object; write it or remove the line`,
    ),
  ];
}

/** What the project knows of its pictures; entries of another form are passed over. */
export function readPictures({ imageIndex }: SiteManifest, root: string): PictureIndex {
  const index = imageIndex === undefined ? undefined : readJson(root, imageIndex);
  if (index === undefined) return NO_PICTURES;
  return Object.fromEntries(
    Object.entries(index).flatMap(([src, entry]): [string, PictureFacts][] => {
      if (!isRecord(entry)) return [];
      const { width, height, colour } = entry;
      return typeof width === 'number' && typeof height === 'number' && isColor(colour)
        ? [[src, [width, height, colour]]]
        : [];
    }),
  );
}

function readJson(root: string, name: string): Readonly<Record<string, unknown>> | undefined {
  const file = path.join(root, name);
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}
