/** Supported kinds of files. */
export type DocumentKind = 'pdf' | 'png' | 'tiff';

/** The kind of a file by its first bytes, whatever its name; undefined if it isn't supported. */
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

/** The declared size of a PNG; undefined if the file is too short. */
export function pngSize(file: Uint8Array): Size | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.byteLength < 24) return undefined;
  return [view.getUint32(16), view.getUint32(20)];
}

/** The field types that TIFF 6.0 allows for sizes. Some readers accept others, but they are rejected here. */
const SHORT = 3;
const LONG = 4;
const [WIDTH, HEIGHT] = [256, 257];
/** A page has about 20. The format allows 65,535, and pages can share them, so a small file could take long to read. */
const MAX_FIELDS = 1_000;

/** The declared sizes of a TIFF's pages, at most `max + 1`; undefined if it isn't a valid TIFF or a size is unclear. */
export function tiffSizes(file: Uint8Array, max: number): Size[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const little = file[0] === 0x49;
  const sizes: Size[] = [];
  try {
    for (let at = view.getUint32(4, little); at !== 0 && sizes.length <= max;) {
      const fields = view.getUint16(at, little);
      if (fields > MAX_FIELDS) return undefined;
      const size = new Map<number, number>();
      for (let field = at + 2; field < at + 2 + 12 * fields; field += 12) {
        const tag = view.getUint16(field, little);
        if (tag !== WIDTH && tag !== HEIGHT) continue;
        // If a size is declared twice, it is unclear which one a reader uses.
        if (size.has(tag)) return undefined;
        size.set(tag, tiffNumber(view, field, little));
      }
      const [width, height] = [size.get(WIDTH) ?? 0, size.get(HEIGHT) ?? 0];
      if (width === 0 || height === 0) return undefined;
      sizes.push([width, height]);
      at = view.getUint32(at + 2 + 12 * fields, little);
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return sizes;
}

/** The number in the field at `at`; 0 if it isn't a single number or has an unsupported type. */
function tiffNumber(view: DataView, at: number, little: boolean): number {
  if (view.getUint32(at + 4, little) !== 1) return 0;
  const type = view.getUint16(at + 2, little);
  if (type === SHORT) return view.getUint16(at + 8, little);
  return type === LONG ? view.getUint32(at + 8, little) : 0;
}
