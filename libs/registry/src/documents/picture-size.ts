/** Kinds of files that are read. */
export type DocumentKind = 'pdf' | 'png' | 'tiff';

/** By its first bytes, whatever it is called; undefined: none of those that are read. */
export function documentKind(file: Uint8Array): DocumentKind | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (['II*\0', 'MM\0*'].includes(bytes.toString('latin1', 0, 4))) return 'tiff';
  return undefined;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height in pixels. */
export type Size = readonly [number, number];

/** The size that a PNG says it has; undefined: it is none. */
export function pngSize(file: Uint8Array): Size | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.byteLength < 24) return undefined;
  return [view.getUint32(16), view.getUint32(20)];
}

/** Bytes of the values of a TIFF's field types that sizes are written in. */
const SHORT = 3;
const LONG = 4;
const [WIDTH, HEIGHT] = [256, 257];

/** The sizes that the pages of a TIFF say they have, `max + 1` at most; undefined: it is none. */
export function tiffSizes(file: Uint8Array, max: number): Size[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const little = file[0] === 0x49;
  const sizes: Size[] = [];
  try {
    for (let at = view.getUint32(4, little); at !== 0 && sizes.length <= max;) {
      const fields = view.getUint16(at, little);
      const size = { [WIDTH]: 0, [HEIGHT]: 0 };
      for (let field = at + 2; field < at + 2 + 12 * fields; field += 12) {
        const tag = view.getUint16(field, little);
        if (tag !== WIDTH && tag !== HEIGHT) continue;
        const type = view.getUint16(field + 2, little);
        if (type === SHORT) size[tag] = view.getUint16(field + 8, little);
        else if (type === LONG) size[tag] = view.getUint32(field + 8, little);
      }
      sizes.push([size[WIDTH] ?? 0, size[HEIGHT] ?? 0]);
      at = view.getUint32(at + 2 + 12 * fields, little);
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return sizes;
}
