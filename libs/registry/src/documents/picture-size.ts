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

/** The field types that TIFF 6.0 lets sizes be written in; readers take others too, which are refused here. */
const SHORT = 3;
const LONG = 4;
const [WIDTH, HEIGHT] = [256, 257];

/** The sizes that the pages of a TIFF say they have, `max + 1` at most; undefined: it is none, or says one that is not understood. */
export function tiffSizes(file: Uint8Array, max: number): Size[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const little = file[0] === 0x49;
  const sizes: Size[] = [];
  try {
    for (let at = view.getUint32(4, little); at !== 0 && sizes.length <= max;) {
      const fields = view.getUint16(at, little);
      const size = new Map<number, number>();
      for (let field = at + 2; field < at + 2 + 12 * fields; field += 12) {
        const tag = view.getUint16(field, little);
        if (tag !== WIDTH && tag !== HEIGHT) continue;
        // Of a size that is said twice, who knows which one a reader takes.
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

/** The one number of the field at `at`; 0: it is not one, or not of a type that is understood. */
function tiffNumber(view: DataView, at: number, little: boolean): number {
  if (view.getUint32(at + 4, little) !== 1) return 0;
  const type = view.getUint16(at + 2, little);
  if (type === SHORT) return view.getUint16(at + 8, little);
  return type === LONG ? view.getUint32(at + 8, little) : 0;
}
