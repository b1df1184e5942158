import type { Draw } from '../random.js';
import { DEED_CLOSINGS, DEED_HEADING, DEED_NOTARIES } from '../words/scans.js';

/**
 * The pages of an invented deed, each as paragraphs, made of the text that was generated for the document: with what a
 * notary writes before and after it.
 */
export function deedPages(texts: readonly string[], draw: Draw): string[][] {
  return texts.map((text, index) => {
    const paragraphs = text.split('\n').filter((line) => line !== '');
    const isLast = index === texts.length - 1;
    return [
      ...(index === 0 ? DEED_HEADING : []),
      ...paragraphs,
      draw.pick(DEED_NOTARIES),
      ...(isLast ? [draw.pick(DEED_CLOSINGS)] : []),
    ];
  });
}
