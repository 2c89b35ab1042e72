/** A table of a font file, by its tag. */
export type FontTable = readonly [tag: string, bytes: Uint8Array];

/** Bytes of a font file before the records of its tables, and of each of those. */
const HEADER = 12;
const RECORD = 16;

/** The tables of a font file in the form of TrueType. */
export function readTables(file: Uint8Array): FontTable[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const record = HEADER + index * RECORD;
    const offset = view.getUint32(record + 8);
    return [
      String.fromCharCode(...file.subarray(record, record + 4)),
      file.subarray(offset, offset + view.getUint32(record + 12)),
    ];
  });
}

/** A font file of tables, which stand in the order of their tags. */
export function assemble(tables: readonly FontTable[]): Uint8Array {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const header = join(
    long(0x10000),
    words([tables.length, power * 16, Math.log2(power), (tables.length - power) * 16]),
  );
  let offset = header.length + tables.length * RECORD;
  const records = tables.map(([tag, table]) => {
    const record = join(
      Uint8Array.from(tag, (letter) => letter.charCodeAt(0)),
      long(checksum(table)),
      long(offset),
      long(table.length),
    );
    offset += padded(table).length;
    return record;
  });
  return join(header, ...records, ...tables.map(([, table]) => padded(table)));
}

/** 16-bit numbers, the high byte first; negative ones in two's complement. */
export function words(values: readonly number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
}

/** A 32-bit number, the high byte first. */
export function long(value: number): Uint8Array {
  return Uint8Array.from([24, 16, 8, 0].map((shift) => (value >>> shift) & 255));
}

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function padded(table: Uint8Array): Uint8Array {
  return join(table, new Uint8Array((4 - (table.length % 4)) % 4));
}

/** The sum of a table's 32-bit words. */
function checksum(table: Uint8Array): number {
  const view = new DataView(padded(table).buffer);
  let sum = 0;
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
