import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import type { Draw } from '../random.js';

/** A page in black and white: each row begins with a new byte, the first pixel is its highest bit, and 1 is white. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly bits: Uint8Array;
}

/** A letter page at 200 dots per inch. */
const [WIDTH, HEIGHT] = [1_700, 2_200];
const [MARGIN, TOP] = [180, 250];
const [LETTER, LINE, PARAGRAPH] = [34, 44, 36];
/** Every character of the typewriter has this width, per unit of its height. */
const ADVANCE = 0.6;
const COLUMNS = Math.floor((WIDTH - 2 * MARGIN) / (LETTER * ADVANCE));
const FAMILY = 'Courier Prime';
/** Darker pixels are ink. */
const INK = 150;
/** Specks of dust, one in this many pixels. */
const DUST = 12_000;

/** Draws pages that look scanned: typed, slightly tilted, with some dust. Loads its font once. */
export async function pageDrawer(): Promise<(paragraphs: readonly string[], draw: Draw) => Bitmap> {
  const require = createRequire(import.meta.url);
  const typewriter = require.resolve('@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf');
  const [, font] = await Promise.all([startRenderer(require), readFile(typewriter)]);
  return (paragraphs, draw) => {
    const options = { fontBuffers: [font], defaultFontFamily: FAMILY, loadSystemFonts: false };
    const renderer = new Resvg(pageSvg(paragraphs, draw), { font: options });
    const image = renderer.render();
    const bits = toBits(image.pixels);
    image.free();
    renderer.free();
    for (let speck = (WIDTH * HEIGHT) / DUST; speck > 0; speck -= 1) {
      const at = draw.int(0, bits.length - 1);
      bits[at] = (bits[at] ?? 0) & ~(1 << draw.int(0, 7));
    }
    return { width: WIDTH, height: HEIGHT, bits };
  };
}

let started: Promise<void> | undefined;

/** Starts WebAssembly once per process. */
function startRenderer(require: NodeJS.Require): Promise<void> {
  started ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  return started;
}

function pageSvg(paragraphs: readonly string[], draw: Draw): string {
  let y = TOP;
  const lines: string[] = [];
  for (const paragraph of paragraphs) {
    for (const line of wrapped(paragraph)) {
      lines.push(`<text x="${MARGIN}" y="${y}">${escaped(line)}</text>`);
      y += LINE;
    }
    y += PARAGRAPH;
  }
  if (y > HEIGHT - TOP / 2) throw new Error('the text does not fit on a page');
  const tilt = (draw.next() - 0.5).toFixed(2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<g font-family="${FAMILY}" font-size="${LETTER}" transform="rotate(${tilt} ${WIDTH / 2} ${HEIGHT / 2})">`,
    ...lines,
    '</g></svg>',
  ].join('\n');
}

function wrapped(paragraph: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Converts pixels of four bytes. Only the first byte is used, because the page is gray. */
function toBits(pixels: Uint8Array): Uint8Array {
  const row = Math.ceil(WIDTH / 8);
  const bits = new Uint8Array(row * HEIGHT).fill(0xff);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      if ((pixels[4 * (y * WIDTH + x)] ?? 0) >= INK) continue;
      const at = y * row + (x >> 3);
      bits[at] = (bits[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  return bits;
}
