import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { Place } from './finding.ts';

/** The way to a value inside a manifest: property names and indices. */
export type Path = readonly (string | number)[];

/** A manifest that was read: its value, and where each part of it stands in the file. */
export class ManifestFile {
  /** Path below the project's root. */
  readonly file: string;
  readonly value: unknown;
  readonly #tree: Node;
  readonly #text: string;

  constructor(file: string, text: string, tree: Node) {
    this.file = file;
    this.#text = text;
    this.#tree = tree;
    this.value = getNodeValue(tree);
  }

  /** Where the value at a path begins; for a path that is not there, its nearest ancestor. */
  placeOf(path: Path): Place {
    return this.#placeAt((this.#nodeAt(path) ?? this.#tree).offset);
  }

  /** Where the key of the property at a path begins. */
  placeOfKey(path: Path): Place {
    const property = this.#nodeAt(path)?.parent;
    const key = property?.type === 'property' ? property.children?.[0] : undefined;
    return key === undefined ? this.placeOf(path) : this.#placeAt(key.offset);
  }

  #nodeAt(path: Path): Node | undefined {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = findNodeAtLocation(this.#tree, path.slice(0, length));
      if (node !== undefined) return node;
    }
    return undefined;
  }

  #placeAt(offset: number): Place {
    return placeAt(this.file, this.#text, offset);
  }
}

/** The line and column of an offset in a text, both counted from 1. */
export function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { file, line: before.split('\n').length, column: offset - lineStart + 1 };
}
