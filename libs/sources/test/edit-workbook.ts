import { crc32, inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;

interface Entry {
  readonly name: string;
  readonly body: Buffer;
}

/** A workbook with `edit` applied to the texts of its cells, repacked without compression. */
export function editWorkbook(workbook: Uint8Array, edit: (text: string) => string): Uint8Array {
  const entries = unpack(Buffer.from(workbook)).map(({ name, body }) => ({
    name,
    body: /sharedStrings|worksheets\//.test(name) ? Buffer.from(edit(body.toString('utf8'))) : body,
  }));
  return pack(entries);
}

function unpack(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const body = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    entries.push({ name: zip.toString('utf8', at + 46, at + 46 + nameLength), body });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

function pack(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, body } of entries) {
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(body), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(body.length, 18);
    common.writeUInt16LE(title.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    files.push(Buffer.from('PK\x03\x04', 'latin1'), common, title, body);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, title);
    at += 30 + title.length + body.length;
  }
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...directory, end]);
}
