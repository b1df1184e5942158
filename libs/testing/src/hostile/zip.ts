/** A part of a ZIP file as stored in it. */
export interface ZipEntry {
  readonly name: string;
  /** Deflated. */
  readonly packed: Uint8Array;
  /** The unpacked size that it claims. */
  readonly size: number;
  /** General purpose flags; 8: sizes follow the data. */
  readonly flags?: number;
}

const DEFLATED = 8;

/**
 * A ZIP file of these parts, valid or not: nothing is checked, and no checksum is written. `overlap`: equal parts are stored
 * once, but each is listed.
 */
export function zipOf(entries: readonly ZipEntry[], { overlap = false } = {}): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const places = new Map<ZipEntry, number>();
  let at = 0;
  for (const entry of entries) {
    const known = overlap ? places.get(entry) : undefined;
    const place = known ?? at;
    const title = Buffer.from(entry.name);
    const head = headOf(entry, title.length);
    if (known === undefined) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, title, entry.packed]);
      parts.push(local);
      places.set(entry, place);
      at += local.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(place, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, title]));
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** The common fields of an entry's local header and its directory record. */
function headOf({ packed, size, flags = 0 }: ZipEntry, nameLength: number): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(flags, 2);
  head.writeUInt16LE(DEFLATED, 4);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(nameLength, 22);
  return head;
}
