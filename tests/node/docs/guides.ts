import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../compiler/small-site.ts';

/** A fenced block of a guide. */
export interface Block {
  /** `json`, `tsx`, `diff`, `sh` and so on. */
  readonly kind: string;
  /** The file that it is, or changes; empty for commands. */
  readonly file: string;
  /** The property of that file that it is, for a part of JSON. */
  readonly property: string | undefined;
  readonly text: string;
  /** Where it begins, counted from 1. */
  readonly line: number;
}

/** Guides that can be followed one after the other, in one site. */
export const TOGETHER = [
  'add-a-section',
  'theme',
  'header-and-footer',
  'pages-of-parts',
  'search',
  'override',
  'own-layout',
  'own-frame',
  'own-block',
  'own-format',
  'lists',
];

const FOLDER = path.join(PROJECT, 'src/docs/guides');

/** The names of all guides: `theme`. */
export function listGuides(): string[] {
  return readdirSync(FOLDER).map((file) => path.basename(file, '.md'));
}

export function readGuide(name: string): string {
  return readFileSync(path.join(FOLDER, `${name}.md`), 'utf8');
}

/** The fenced blocks of a guide, in their order. */
export function blocksOf(name: string): Block[] {
  const text = readGuide(name);
  return [...text.matchAll(/^```(\S*) ?(\S*)\n(.*?)^```$/gms)].map((match) => {
    const [, kind = '', place = '', inner = ''] = match;
    const [file = '', property] = place.split('#');
    const line = text.slice(0, match.index).split('\n').length;
    return { kind, file, property, text: inner, line };
  });
}

/** The commands of a guide's shell blocks, line by line. */
export function commandsOf(name: string): string[] {
  return blocksOf(name)
    .filter(({ kind }) => kind === 'sh')
    .flatMap(({ text }) => text.trim().split('\n'));
}
