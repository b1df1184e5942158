import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTesseract } from '@entity-registry/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Draw } from '../random.js';
import { deedPages } from './deed.js';
import { pageDrawer } from './draw-page.js';
import { imagePdf } from './image-pdf.js';

const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

const temporaryDirectory = await mkdtemp(join(tmpdir(), 'scans-'));
const found = await findTesseract({ temporaryDirectory, maxPages: 10, timeoutMs: 120_000, now: () => new Date() });
const recognizer = 'recognizer' in found ? found.recognizer : undefined;
const never = new AbortController().signal;

/** A synthetic deed, and its scan. */
async function scanned(seed: number): Promise<{ pages: string[][]; file: Uint8Array }> {
  const draw = new Draw(seed, 'scan', 1);
  const pages = deedPages('ESCRITURA PÚBLICA 27', 'Peña & Ñurumí <Muestra>, S.A.', draw);
  const drawPage = await pageDrawer();
  return { pages, file: imagePdf(pages.map((paragraphs) => drawPage(paragraphs, draw))) };
}

describe('a synthetic scan', () => {
  afterAll(() => rm(temporaryDirectory, { recursive: true }));

  it('is a PDF of images without a text layer, the same for the same seed', async () => {
    const { pages, file } = await scanned(1);
    const body = Buffer.from(file).toString('latin1');
    expect(body.match(/\/Type \/Page /g)).toHaveLength(pages.length);
    expect(body.match(/\/Subtype \/Image/g)).toHaveLength(pages.length);
    expect(body).not.toMatch(/\/Font|\bBT\b.*\bTj\b/);
    expect(file.length).toBeLessThan(300_000);
    expect(Buffer.from((await scanned(1)).file).equals(file)).toBe(true);
  });

  // Skipped if the OCR programs aren't installed.
  const withTesseract = recognizer ? describe : describe.skip;
  withTesseract(`text read by ${'missing' in found ? `nothing: ${found.missing}` : found.recognizer.engine}`, () => {
    let read: { expected: string[][]; texts: string[] };
    beforeAll(async () => {
      const { pages, file } = await scanned(2);
      read = { expected: pages, texts: (await recognizer?.recognize(file, never)) ?? [] };
    }, 120_000);

    it('has 95 of 100 words, page by page', () => {
      expect(read.texts).toHaveLength(read.expected.length);
      const shares = read.expected.map((paragraphs, page) => {
        const recognized = new Set(wordsOf(read.texts[page] ?? ''));
        const words = wordsOf(paragraphs.join('\n'));
        return words.filter((word) => recognized.has(word)).length / words.length;
      });
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.95);
    });

    it('has the accents too', () => {
      const accented = (text: string) => new Set(wordsOf(text).filter((word) => /[^\p{ASCII}]/u.test(word)));
      const expected = accented(read.expected.flat().join('\n'));
      const recognized = accented(read.texts.join('\n'));
      const missed = [...expected].filter((word) => !recognized.has(word));
      expect(expected.size).toBeGreaterThan(15);
      expect(missed.length / expected.size).toBeLessThanOrEqual(0.05);
    });

    it('leaves nothing behind', async () => {
      expect(await readdir(temporaryDirectory)).toEqual([]);
    });
  });
});
