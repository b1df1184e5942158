import type { Draw } from '../random.js';
import { DEED_CLOSINGS, DEED_HEADING, DEED_NOTARIES, SCAN_OPENINGS, SCAN_SENTENCES } from '../words/scans.js';

/**
 * The pages of a synthetic deed, one to four, each as paragraphs: the filing under the title about the holder, with a
 * notary's usual text before and after it.
 */
export function deedPages(title: string, holder: string, draw: Draw): string[][] {
  const pages = draw.int(1, 4);
  return Array.from({ length: pages }, (_, index) => {
    const isLast = index === pages - 1;
    return [
      ...(index === 0 ? [...DEED_HEADING, title, draw.pick(SCAN_OPENINGS)] : [`Página ${index + 1}`]),
      `Interviene: ${holder}.`,
      ...Array.from({ length: draw.int(3, 6) }, () => draw.pick(SCAN_SENTENCES)),
      draw.pick(DEED_NOTARIES),
      ...(isLast ? [draw.pick(DEED_CLOSINGS)] : []),
    ];
  });
}
