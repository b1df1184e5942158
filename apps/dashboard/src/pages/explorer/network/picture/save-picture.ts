import { saveFile } from '../../export/save-file.js';

/** Longest side of a bitmap that browsers can draw. */
const MAX_PIXELS = 8_000;
/** Pixels per unit, if there is room. */
const SCALE = 2;

export function saveSvg(name: string, svg: string): void {
  saveFile(`${name}.svg`, 'image/svg+xml', svg);
}

/** Draws the picture into a bitmap and downloads it. Rejects if the browser cannot. */
export async function savePng(name: string, svg: string): Promise<void> {
  const image = new Image();
  // Not a blob: the pages' policy allows images only from their own host and from data: URLs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(SCALE, MAX_PIXELS / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the browser cannot draw a picture of this size');
  saveFile(`${name}.png`, 'image/png', blob);
}
