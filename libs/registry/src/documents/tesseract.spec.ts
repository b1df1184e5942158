import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { documentKind, pngSize, tiffSizes } from './picture-size.js';
import { UnreadableDocumentError } from './recognizer.js';
import { runProgram } from './run-program.js';
import { findTesseract } from './tesseract.js';

const never = new AbortController().signal;
const cwd = await mkdtemp(join(tmpdir(), 'tesseract-'));
const now = () => new Date('2026-11-21T12:00:00Z');
const found = await findTesseract({ temporaryDirectory: cwd, maxPages: 2, timeoutMs: 60_000, now });

afterAll(() => rm(cwd, { recursive: true }));

/** A white PNG that declares this size but has only `rows` rows. */
function png(width: number, height: number, rows = height): Uint8Array {
  const chunk = (type: string, body: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(body.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = Buffer.alloc((width + 1) * rows, 255);
  for (let at = 0; at < pixels.length; at += width + 1) pixels[at] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** The directories of a TIFF with pages of these sizes, without a picture. `type` and `tags` are for the size fields. */
function tiff(
  sizes: readonly (readonly [number, number])[],
  { loops = false, type = 4, tags = [256, 257] as readonly [number, number] } = {},
): Uint8Array {
  const body = Buffer.alloc(8 + 30 * sizes.length);
  body.write('II*\0', 'latin1');
  body.writeUInt32LE(8, 4);
  sizes.forEach(([width, height], page) => {
    const at = 8 + 30 * page;
    body.writeUInt16LE(2, at);
    [width, height].forEach((value, field) => {
      body.writeUInt16LE(tags[field] ?? 0, at + 2 + 12 * field);
      body.writeUInt16LE(type, at + 4 + 12 * field);
      body.writeUInt32LE(1, at + 6 + 12 * field);
      body.writeUInt32LE(value, at + 10 + 12 * field);
    });
    const isLast = page === sizes.length - 1;
    body.writeUInt32LE(isLast ? (loops ? 8 : 0) : at + 30, at + 26);
  });
  return body;
}

/** A TIFF of white pages with these widths, each 30 pixels high. */
function whiteTiff(widths: readonly number[]): Uint8Array {
  const pages = widths.map((width) => {
    const fields: (readonly [tag: number, value: number])[] = [
      ...([[256, width], [257, 30], [258, 8], [259, 1], [262, 1], [273, 0], [277, 1], [278, 30], [279, 30 * width]] as const), // prettier-ignore
    ];
    return { fields, pixels: Buffer.alloc(30 * width, 255) };
  });
  const parts: Buffer[] = [Buffer.from('II*\0\x08\0\0\0', 'latin1')];
  let at = 8;
  pages.forEach(({ fields, pixels }, index) => {
    const directory = Buffer.alloc(2 + 12 * fields.length + 4);
    directory.writeUInt16LE(fields.length, 0);
    fields.forEach(([tag, value], field) => {
      directory.writeUInt16LE(tag, 2 + 12 * field);
      directory.writeUInt16LE(4, 4 + 12 * field);
      directory.writeUInt32LE(1, 6 + 12 * field);
      directory.writeUInt32LE(tag === 273 ? at + directory.length : value, 10 + 12 * field);
    });
    at += directory.length + pixels.length;
    directory.writeUInt32LE(index === pages.length - 1 ? 0 : at, directory.length - 4);
    parts.push(directory, pixels);
  });
  return Buffer.concat(parts);
}

/** A PDF with this title and this many empty pages. */
function titledPdf(pages: number, title: string): Uint8Array {
  const kids = Array.from({ length: pages }, (_, page) => `${page + 4} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    `<< /Title (${title}) >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>'),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, position) => {
    const offset = `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${position + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return text(
    `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

const text = (body: string): Uint8Array => Buffer.from(body);

describe('files', () => {
  it('identifies files by their first bytes and reads picture sizes without unpacking', () => {
    expect(
      [text('%PDF-1.4'), png(3, 2), tiff([[1, 1]]), text('MM\0*'), text('GIF89a'), text('')].map(documentKind),
    ).toEqual(['pdf', 'png', 'tiff', 'tiff', undefined, undefined]);
    expect([pngSize(png(300, 20)), pngSize(text('short'))]).toEqual([[300, 20], undefined]);
    expect(tiffSizes(tiff([[7, 9], [1, 70_000]]), 5)).toEqual([[7, 9], [1, 70_000]]); // prettier-ignore
    expect(tiffSizes(tiff([[7, 9]], { loops: true }), 5)).toHaveLength(6);
    expect(tiffSizes(text('II*\0\xff\xff'), 5)).toBeUndefined();
    // Sizes that some readers accept but this one doesn't: with another type, or declared twice.
    expect(tiffSizes(tiff([[30_000, 30_000]], { type: 9 }), 5)).toBeUndefined();
    // A directory of 65,535 fields that every page shares.
    const crowded = Buffer.concat([tiff([[7, 9]], { loops: true }), Buffer.alloc(800_000)]);
    crowded.writeUInt16LE(65_535, 8);
    expect(tiffSizes(crowded, 5)).toBeUndefined();
    expect(tiffSizes(tiff([[9, 30_000]], { tags: [256, 256] }), 5)).toBeUndefined();
  });
});

describe('a program', () => {
  const run = { cwd, timeoutMs: 20_000, maxOutputBytes: 1_000, signal: never };

  it('gets none of our variables, and gets its arguments unchanged', async () => {
    expect((await runProgram('env', [], run)).split('\n').map((line) => line.split('=')[0])).toEqual(
      expect.not.arrayContaining(['HOME', 'NODE_OPTIONS', 'DATABASE_URL']),
    );
    expect(await runProgram('echo', ['$(id)', '; ls'], run)).toBe('$(id) ; ls\n');
  });

  it('is killed if it takes too long, writes too much, or is aborted', async () => {
    await expect(runProgram('sleep', ['60'], { ...run, timeoutMs: 50 })).rejects.toMatchObject({ kind: 'slow' });
    await expect(runProgram('yes', [], run)).rejects.toMatchObject({ kind: 'loud' });
    const stop = new AbortController();
    const sleeping = runProgram('sleep', ['60'], { ...run, signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(sleeping).rejects.toThrow('enough');
  });

  it('reports why it failed, or that it is missing', async () => {
    await expect(runProgram('cat', ['nothing-here'], run)).rejects.toMatchObject({
      ...{ kind: 'ended', message: expect.stringContaining('cat ended with 1: ') },
    });
    await expect(runProgram('no-such-program', [], run)).rejects.toMatchObject({ kind: 'missing' });
  });
});

// Without the programs, text is only available if it came with the record.
const withTesseract = 'recognizer' in found ? describe : describe.skip;
withTesseract(`the recognizer (${'missing' in found ? found.missing : found.recognizer.engine})`, () => {
  const recognise = (file: Uint8Array, signal = never) =>
    'recognizer' in found ? found.recognizer.recognize(file, signal) : Promise.resolve([]);

  it.each([
    ['not a document', text('<html>not found</html>'), 'the file is not a PDF, PNG or TIFF'],
    ['half a PDF', text('%PDF-1.4\n1 0 obj'), 'pdfinfo ended with'],
    ['a PNG of a billion pixels', png(40_000, 25_000, 1), 'more than 50000000 pixels'],
    ['a PNG without a picture', png(300, 300, 1).subarray(0, 40), 'tesseract ended with'],
    ['a TIFF of too many pages', tiff([[9, 9], [9, 9], [9, 9]]), 'more than 2 pages'], // prettier-ignore
    ['a TIFF without a page', text('II*\0\0\0\0\0'), 'the file has no pages'],
    ['a TIFF of 900 million pixels, declared in a rare type', tiff([[30_000, 30_000]], { type: 9 }), 'declared size'],
    ['a PDF of three pages whose title says two', titledPdf(3, 'x\nPages:           2'), 'more than 2 pages'],
  ])('throws UnreadableDocument if the file is %s', async (_, file, reason) => {
    const fault = await recognise(file).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(UnreadableDocumentError);
    expect((fault as Error).message).toContain(reason);
    expect(await readdir(cwd)).toEqual([]);
  });

  it('is unavailable if it cannot create directories', async () => {
    const temporaryDirectory = join(cwd, 'nowhere');
    expect(await findTesseract({ temporaryDirectory, maxPages: 2, timeoutMs: 60_000, now })).toEqual({
      missing: expect.stringMatching(/^cannot create a directory in .*nowhere: ENOENT/),
    });
  });

  it('removes old directories that killed processes left', async () => {
    for (const [name, ageMs] of [
      ['entity-registry-ocr-old', 180_000],
      ['entity-registry-ocr-new', 60_000],
      ['other', 180_000],
    ] as const) {
      await mkdir(join(cwd, name));
      const changed = new Date(now().getTime() - ageMs);
      await utimes(join(cwd, name), changed, changed);
    }
    await findTesseract({ temporaryDirectory: cwd, maxPages: 2, timeoutMs: 60_000, now });
    expect((await readdir(cwd)).sort()).toEqual(['entity-registry-ocr-new', 'other']);
    for (const name of await readdir(cwd)) await rm(join(cwd, name), { recursive: true });
  });

  it('reads nothing on a white page and stops when aborted', async () => {
    expect(await recognise(png(600, 400))).toEqual(['']);
    expect(await recognise(whiteTiff([300, 200]))).toEqual(['', '']);
    expect(await recognise(titledPdf(2, 'x\nPages:           1'))).toEqual(['', '']);
    await expect(recognise(png(600, 400), AbortSignal.abort(new Error('the process stops')))).rejects.toThrow(
      'the process stops',
    );
    expect(await readdir(cwd)).toEqual([]);
  });
});
