import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { Place } from '../findings/finding.ts';

/** The path of a value inside a manifest: property names and indices. */
export type Path = readonly (string | number)[];

/** A stretch of a file's text. */
export interface TextRange {
  readonly offset: number;
  readonly length: number;
}

/** Another name for a property, or another text for a value. */
export interface Rereading {
  readonly path: Path;
  readonly part: 'key' | 'value';
  readonly as: string;
}

/** A manifest that was read: its value, and where each part of it stands in the file. */
export class ManifestFile {
  /** Path below the project's root. */
  readonly file: string;
  readonly value: unknown;
  /** The file as it stands. */
  readonly text: string;
  readonly #tree: Node;

  constructor(file: string, text: string, tree: Node) {
    this.file = file;
    this.text = text;
    this.#tree = tree;
    this.value = getNodeValue(tree);
  }

  /** The manifest as it would be with other names or texts in some places, which stay where they are. */
  reread(changes: readonly Rereading[]): ManifestFile {
    const tree = structuredClone(this.#tree);
    const nodes = changes.map(({ path, part, as }) => {
      const value = findNodeAtLocation(tree, [...path]);
      return { node: part === 'key' ? value?.parent?.children?.[0] : value, as };
    });
    for (const { node, as } of nodes) if (node !== undefined) Object.assign(node, { value: as });
    return new ManifestFile(this.file, this.text, tree);
  }

  /** What stands in a stretch of the file. */
  textOf({ offset, length }: TextRange): string {
    return this.text.slice(offset, offset + length);
  }

  /** The stretch of the value at a path, quotes included; undefined where nothing is. */
  rangeOf(path: Path): TextRange | undefined {
    return findNodeAtLocation(this.#tree, [...path]);
  }

  /** The stretch of the key of the property at a path, quotes included. */
  rangeOfKey(path: Path): TextRange | undefined {
    return findNodeAtLocation(this.#tree, [...path])?.parent?.children?.[0];
  }

  /** The stretch of a whole property, from its key to the end of its value. */
  rangeOfProperty(path: Path): TextRange | undefined {
    return findNodeAtLocation(this.#tree, [...path])?.parent;
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
    return placeAt(this.file, this.text, offset);
  }
}

/** The line and column of an offset in a text, both counted from 1. */
export function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { file, line: before.split('\n').length, column: offset - lineStart + 1 };
}
