import { crc32 } from 'node:zlib';

/** A file of an archive. */
export type ZipEntry = { name: string; content: string };

/** 1 January 1980, the earliest day a zip can name: the bytes must not depend on the clock. */
const dosDate = (1 << 5) | 1;

/** The fields that an entry's local header and its line in the directory have in common. */
function commonFields(name: Buffer, content: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0); // version needed
  fields.writeUInt16LE(0x0800, 2); // names are UTF-8
  fields.writeUInt16LE(0, 4); // stored, not compressed
  fields.writeUInt16LE(0, 6); // time
  fields.writeUInt16LE(dosDate, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14); // size in the archive
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  fields.writeUInt16LE(0, 24); // no extra field
  return fields;
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

/** Packs files into a zip archive without compressing them. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8');
    const content = Buffer.from(entry.content, 'utf8');
    const fields = commonFields(name, content);
    const file = Buffer.concat([uint32(0x04034b50), fields, name, content]);
    // After the common fields: no comment, disk 0, no attributes, then the file's place.
    const tail = Buffer.concat([Buffer.alloc(10), uint32(offset)]);
    directory.push(uint32(0x02014b50), Buffer.from([20, 0]), fields, tail, name);
    files.push(file);
    offset += file.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(12);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  return Buffer.concat([
    ...files,
    listing,
    uint32(0x06054b50),
    end.subarray(0, 8),
    uint32(listing.length, offset),
    Buffer.alloc(2),
  ]);
}
