import { decodeSegment } from './decode-segment.ts';
import { isRecord } from './mapping/read-path.ts';

/**
 * The names in a JSON pointer (RFC 6901): of a value in a document, such as `/paths/~1news`, or of
 * the fragment of a reference, such as `#/paths/~1news`, where names are percent-encoded.
 */
export function readPointer(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return (pointer.startsWith('#') ? steps.map(decodeSegment) : steps).map((step) =>
    step.replaceAll('~1', '/').replaceAll('~0', '~'),
  );
}

/** A name as it stands in the fragment of a reference. */
export function fragmentStep(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** What a pointer leads to in a document; undefined where it leads nowhere. */
export function valueAtPointer(document: unknown, pointer: string): unknown {
  return readPointer(pointer).reduce<unknown>(valueBelow, document);
}

/** What a value has under a name, or at a place of a list; undefined where it has nothing there. */
export function valueBelow(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
