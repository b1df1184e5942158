import { mkdtemp, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentKind, pngSize, tiffSizes } from './picture-size.js';
import type { Size } from './picture-size.js';
import { ReadingUnavailableError, UnreadableDocumentError } from './recognizer.js';
import type { Recognizer } from './recognizer.js';
import { ProgramError, runProgram } from './run-program.js';
import type { ProgramRun } from './run-program.js';

export interface TesseractOptions {
  /** Each document gets a directory in here while it is read. */
  readonly temporaryDirectory: string;
  /** Documents with more pages are not read. */
  readonly maxPages: number;
  /** How long a document may take, in milliseconds. */
  readonly timeoutMs: number;
  readonly now: () => Date;
}

/** The recognizer of this machine, or a description of what is missing. */
export type FoundRecognizer = { readonly recognizer: Recognizer } | { readonly missing: string };

const LANGUAGE = 'spa';
const DIRECTORY_PREFIX = 'entity-registry-ocr-';
const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum size of a picture. A page of 11 by 17 inches at 500 dots per inch has 47 million pixels. */
const MAX_PIXELS = 50_000_000;
/** The longer side of the image made from a PDF page: 300 dots per inch of a letter page. */
const PAGE_PIXELS = 3_300;
const PAGE_TIMEOUT_MS = 120_000;
const PROBE_TIMEOUT_MS = 10_000;
const MAX_PAGE_TEXT = 200_000;
/** Enough for any page: bytes of memory, bytes per file and seconds of CPU time. */
const BOUNDS = ['--as=2147483648', '--fsize=268435456', '--cpu=120', '--core=0'];

/**
 * Finds Tesseract with Spanish, and the poppler programs that turn PDF pages into pictures. In Debian, the packages are
 * tesseract-ocr, tesseract-ocr-spa and poppler-utils. If `prlimit` is installed, it limits their resources.
 */
export async function findTesseract(options: TesseractOptions): Promise<FoundRecognizer> {
  const problem = await directoryError(options.temporaryDirectory);
  if (problem !== undefined)
    return { missing: `cannot create a directory in ${options.temporaryDirectory}: ${problem}` };
  const probe = async (command: string, args: readonly string[]): Promise<string | null> => {
    try {
      return await runProgram(command, args, {
        ...{ cwd: options.temporaryDirectory, timeoutMs: PROBE_TIMEOUT_MS, maxOutputBytes: 100_000 },
        signal: new AbortController().signal,
      });
    } catch (error) {
      if (error instanceof ProgramError) return null;
      throw error;
    }
  };
  const [version, languages, pdfinfo, pdftoppm, prlimit] = await Promise.all([
    probe('tesseract', ['--version']),
    probe('tesseract', ['--list-langs']),
    probe('pdfinfo', ['-v']),
    probe('pdftoppm', ['-v']),
    probe('prlimit', ['--version']),
  ]);
  if (version === null) return { missing: 'tesseract is not installed' };
  if (!languages?.split('\n').includes(LANGUAGE))
    return { missing: 'Spanish for tesseract is not installed (tesseract-ocr-spa)' };
  if (pdfinfo === null || pdftoppm === null)
    return { missing: 'pdfinfo and pdftoppm are not installed (poppler-utils)' };
  await removeLeftovers(options);
  const engine = `tesseract ${/^tesseract v?(\S+)/.exec(version)?.[1] ?? '(unknown version)'}`;
  return { recognizer: new Tesseract(engine, prlimit === null ? [] : ['prlimit', ...BOUNDS], options) };
}

/** The error when creating a directory in `directory`; undefined if it succeeds. */
async function directoryError(directory: string): Promise<string | undefined> {
  try {
    await rmdir(await mkdtemp(join(directory, DIRECTORY_PREFIX)));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Removes directories that killed processes left: those that are older than reading any document takes. */
async function removeLeftovers({ temporaryDirectory, timeoutMs, now }: TesseractOptions): Promise<void> {
  const names = await readdir(temporaryDirectory);
  for (const name of names.filter((entry) => entry.startsWith(DIRECTORY_PREFIX))) {
    const path = join(temporaryDirectory, name);
    // Another process may be removing it, too.
    const changed = await stat(path).catch(() => undefined);
    if (changed && changed.mtimeMs < now().getTime() - 2 * timeoutMs) await rm(path, { recursive: true, force: true });
  }
}

type Run = (command: string, args: readonly string[], timeoutMs: number) => Promise<string>;

class Tesseract implements Recognizer {
  readonly language = LANGUAGE;

  constructor(
    readonly engine: string,
    private readonly prefix: readonly string[],
    private readonly options: TesseractOptions,
  ) {}

  async recognize(file: Uint8Array, signal: AbortSignal): Promise<string[]> {
    if (file.length > MAX_BYTES) throw new UnreadableDocumentError(`the file has more than ${MAX_BYTES} bytes`);
    const kind = documentKind(file);
    if (kind === undefined) throw new UnreadableDocumentError('the file is not a PDF, PNG or TIFF');
    const { temporaryDirectory, timeoutMs } = this.options;
    const cwd = await mapStorageErrors(mkdtemp(join(temporaryDirectory, DIRECTORY_PREFIX)));
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const limits = {
        cwd,
        maxOutputBytes: 16 * 1024 * 1024,
        prefix: this.prefix,
        signal: AbortSignal.any([signal, late]),
      };
      return kind === 'pdf' ? await this.readPdf(file, limits) : await this.readPicture(file, kind, limits);
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted) throw new Error(`reading took more than ${timeoutMs / 1_000} s`);
      throw error;
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  }

  /** Page by page, so that there is never more than one image on disk. */
  private async readPdf(file: Uint8Array, limits: Omit<ProgramRun, 'timeoutMs'>): Promise<string[]> {
    const run = runner(limits);
    await mapStorageErrors(writeFile(join(limits.cwd, 'document.pdf'), file));
    const pages = pagesIn(await run('pdfinfo', ['document.pdf'], PAGE_TIMEOUT_MS));
    this.assertPages(pages);
    const texts: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const number = String(page);
      const size = ['-scale-to', String(PAGE_PIXELS)];
      const args = ['-f', number, '-l', number, ...size, '-gray', '-png', '-singlefile', 'document.pdf', 'page'];
      await run('pdftoppm', args, PAGE_TIMEOUT_MS);
      texts.push(cleanText(await run('tesseract', ['page.png', 'stdout', '-l', LANGUAGE], PAGE_TIMEOUT_MS)));
    }
    return texts;
  }

  private async readPicture(
    file: Uint8Array,
    kind: 'png' | 'tiff',
    limits: Omit<ProgramRun, 'timeoutMs'>,
  ): Promise<string[]> {
    const sizes = kind === 'png' ? toList(pngSize(file)) : tiffSizes(file, this.options.maxPages);
    if (sizes === undefined) throw new UnreadableDocumentError('the file is damaged, or its declared size is unclear');
    this.assertPages(sizes.length);
    if (sizes.some(([width, height]) => width * height > MAX_PIXELS)) {
      throw new UnreadableDocumentError(`a page has more than ${MAX_PIXELS} pixels`);
    }
    await mapStorageErrors(writeFile(join(limits.cwd, `document.${kind}`), file));
    const run = runner(limits);
    const args = [`document.${kind}`, 'stdout', '-l', LANGUAGE];
    const texts: string[] = [];
    // One program per page, as for a PDF, because the limits are per page.
    for (let page = 0; page < sizes.length; page += 1) {
      const one = kind === 'tiff' ? ['-c', `tessedit_page_number=${page}`] : [];
      texts.push(cleanText(await run('tesseract', [...args, ...one], PAGE_TIMEOUT_MS)));
    }
    return texts;
  }

  private assertPages(pages: number): void {
    if (pages === 0) throw new UnreadableDocumentError('the file has no pages');
    const { maxPages } = this.options;
    if (pages > maxPages) throw new UnreadableDocumentError(`the file has more than ${maxPages} pages`);
  }
}

/**
 * The number of pages in the output of `pdfinfo`; 0 if it has none. The output starts with the file's title, which may contain
 * lines that look the same, so the last match counts.
 */
function pagesIn(info: string): number {
  return Number([...info.matchAll(/^Pages:\s+(\d+)$/gm)].at(-1)?.[1] ?? '0');
}

/** A full or read-only disk isn't the document's fault. */
async function mapStorageErrors<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw new ReadingUnavailableError(`cannot write temporary files: ${(error as Error).message}`, { cause: error });
  });
}

function toList(size: Size | undefined): Size[] | undefined {
  return size && [size];
}

/**
 * Runs programs within the limits. If a program fails, the file is the cause. A killed program may succeed another time. A
 * missing program can't read any file.
 */
function runner(limits: Omit<ProgramRun, 'timeoutMs'>): Run {
  return async (command, args, timeoutMs) => {
    try {
      return await runProgram(command, args, { ...limits, timeoutMs });
    } catch (error) {
      if (error instanceof ProgramError && (error.kind === 'ended' || error.kind === 'loud')) {
        throw new UnreadableDocumentError(error.message);
      }
      if (error instanceof ProgramError && error.kind === 'missing') throw new ReadingUnavailableError(error.message);
      throw error;
    }
  };
}

/** The text without characters that the database can't store, and without blank lines at its ends. */
function cleanText(text: string): string {
  return text
    .replaceAll(/[\0\f]/g, '')
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .trim()
    .slice(0, MAX_PAGE_TEXT);
}
