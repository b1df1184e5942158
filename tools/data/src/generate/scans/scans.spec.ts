import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTesseract } from '@entity-registry/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Draw } from '../random.js';
import { SCAN_OPENINGS, SCAN_SENTENCES } from '../words/scans.js';
import { deedPages } from './deed.js';
import { pageDrawer } from './draw-page.js';
import { imagePdf } from './image-pdf.js';

const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

const temporaryDirectory = await mkdtemp(join(tmpdir(), 'scans-'));
const found = await findTesseract({ temporaryDirectory, maxPages: 10, timeoutMs: 120_000, now: () => new Date() });
const recogniser = 'recogniser' in found ? found.recogniser : undefined;
const never = new AbortController().signal;

/** An invented deed of two pages, and its scan. */
async function scanned(seed: number): Promise<{ pages: string[][]; file: Uint8Array }> {
  const draw = new Draw(seed, 'scan', 1);
  const texts = [
    [
      'ESCRITURA PÚBLICA 27',
      SCAN_OPENINGS[seed % 3],
      'Interviene: Peña & Ñurumí <Muestra>, S.A.',
      ...SCAN_SENTENCES.slice(0, 5),
    ],
    ['Página 2', ...SCAN_SENTENCES.slice(5)],
  ];
  const pages = deedPages(
    texts.map((lines) => lines.join('\n')),
    draw,
  );
  const drawPage = await pageDrawer();
  return { pages, file: imagePdf(pages.map((paragraphs) => drawPage(paragraphs, draw))) };
}

describe('an invented scan', () => {
  afterAll(() => rm(temporaryDirectory, { recursive: true }));

  it('is a PDF of pictures without a text to be copied, the same from the same seed', async () => {
    const { file } = await scanned(1);
    const body = Buffer.from(file).toString('latin1');
    expect(body.match(/\/Type \/Page /g)).toHaveLength(2);
    expect(body.match(/\/Subtype \/Image/g)).toHaveLength(2);
    expect(body).not.toMatch(/\/Font|\bBT\b.*\bTj\b/);
    expect(file.length).toBeLessThan(300_000);
    expect(Buffer.from((await scanned(1)).file).equals(file)).toBe(true);
  });

  // Where the programs are not installed the text column alone serves, and there is nothing to be tested.
  const withTesseract = recogniser ? describe : describe.skip;
  withTesseract(`read by ${'missing' in found ? `nothing: ${found.missing}` : found.recogniser.engine}`, () => {
    let read: { expected: string[][]; texts: string[] };
    beforeAll(async () => {
      const { pages, file } = await scanned(2);
      read = { expected: pages, texts: (await recogniser?.recognise(file, never)) ?? [] };
    }, 120_000);

    it('gives 95 of 100 words, page by page', () => {
      expect(read.texts).toHaveLength(2);
      const shares = read.expected.map((paragraphs, page) => {
        const recognised = new Set(wordsOf(read.texts[page] ?? ''));
        const words = wordsOf(paragraphs.join('\n'));
        return words.filter((word) => recognised.has(word)).length / words.length;
      });
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.95);
    });

    it('gives the accents too', () => {
      const accented = (text: string) => new Set(wordsOf(text).filter((word) => /[^\p{ASCII}]/u.test(word)));
      const expected = accented(read.expected.flat().join('\n'));
      const recognised = accented(read.texts.join('\n'));
      const missed = [...expected].filter((word) => !recognised.has(word));
      expect(expected.size).toBeGreaterThan(15);
      expect(missed.length / expected.size).toBeLessThanOrEqual(0.05);
    });

    it('leaves nothing behind', async () => {
      expect(await readdir(temporaryDirectory)).toEqual([]);
    });
  });
});
