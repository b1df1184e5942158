import { saveFile } from '../save-file.js';

/** Longest side of a picture of pixels: what browsers draw on. */
const MOST_PIXELS = 8_000;
/** Pixels for one unit, where there is room. */
const SCALE = 2;

export function saveSvg(name: string, svg: string): void {
  saveFile(`${name}.svg`, 'image/svg+xml', svg);
}

/** Draws the picture into pixels and gives it to the reader. Rejects where the browser cannot. */
export async function savePng(name: string, svg: string): Promise<void> {
  const image = new Image();
  // Not a blob: the policy of the pages lets pictures come from their own host and from data: alone.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(SCALE, MOST_PIXELS / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the browser cannot draw a picture of this size');
  saveFile(`${name}.png`, 'image/png', blob);
}
