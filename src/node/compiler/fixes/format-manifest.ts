import { parseManifest } from '../read/parse-manifest.ts';
import { entryOf } from '../read/read-manifests.ts';
import type { Schemas } from '../schema/schemas.ts';
import { structureValidator } from '../structure/validate-structure.ts';
import { fixText } from './fix-text.ts';

/**
 * A manifest's text as `check --fix` would leave it: properties in their order, `$schema`, names of
 * today. What cannot be read stays as it is.
 *
 * @param file its path below the site's folder
 */
export function formatManifest(file: string, text: string, schemas: Schemas): string {
  const { manifest } = parseManifest(file, Buffer.from(text));
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  if (manifest === undefined) return whole;
  const fixed = fixText(entryOf(manifest), schemas, structureValidator(schemas)).text;
  return fixed.endsWith('\n') ? fixed : `${fixed}\n`;
}
