import { assemble, join, long, words } from './sfnt.ts';

/**
 * A font that leaves space where a reader's system has no Han font of its own, so that nothing moves
 * when the faces come that are on their way. It has no character: one that it had would come before
 * a Han font that no theme names and the system finds by itself, as on Android. What is missing
 * everywhere is shown by the first font that was asked for it, and this one shows it as wide as it is
 * high, and empty. OpenType 1.9.
 */
export function makeSpaceFont(): Uint8Array {
  return assemble([
    ['OS/2', os2()],
    ['cmap', cmap()],
    ['glyf', new Uint8Array(4)],
    ['head', head()],
    ['hhea', hhea()],
    ['hmtx', words([EM, 0, EM, 0])],
    ['loca', words([0, 0, 0])],
    ['maxp', join(long(0x10000), words([2, ...Array<number>(13).fill(0)]))],
    ['name', words([0, 0, 6])],
    ['post', join(long(0x30000), new Uint8Array(28))],
  ]);
}

/** The family's name, by which a theme gives it its place. */
export const SPACE_FAMILY = 'Site Han Space';

/** Units of a character's side, and how much of it stands above the line. */
const EM = 1000;
const ASCENT = 880;

/** One character of private use, since browsers refuse a font without any (format 12). */
function cmap(): Uint8Array {
  const group = [0xe000, 0xe000, 1].map(long);
  const length = 16 + 12;
  const table = join(words([12, 0]), long(length), long(0), long(1), ...group);
  return join(words([0, 1, 3, 10]), long(12), table);
}

function head(): Uint8Array {
  return join(
    ...[long(0x10000), long(0x10000), long(0), long(0x5f0f3cf5), words([0, EM])],
    new Uint8Array(16),
    words([0, 0, EM, ASCENT, 0, 8, 2, 0, 0]),
  );
}

function hhea(): Uint8Array {
  return join(
    long(0x10000),
    words([ASCENT, ASCENT - EM, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, 2]),
  );
}

function os2(): Uint8Array {
  return join(
    words([4, EM, 400, 5, 0]),
    new Uint8Array(22),
    new Uint8Array(10),
    new Uint8Array(16),
    new Uint8Array(4),
    words([0x40, 0x2e80, 0xffef, ASCENT, ASCENT - EM, 0, ASCENT, EM - ASCENT]),
    new Uint8Array(8),
    words([0, 0, 0, 0, 0]),
  );
}
