import { describe, expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubResponse, StubSource, StubEntity } from '@entity-registry/testing';
import { SourceError } from '../src/source.js';
import type { ReadingData, SourceAdapter } from '../src/source.js';
import { StubSession, toQueriedEntity } from './stub-session.js';
import type { Alteration } from './stub-session.js';

export interface SourceUnderTest {
  readonly adapter: SourceAdapter;
  readonly stub: StubSource;
  /** A subject with records of every tag that the source feeds. Its name has an accent or an ñ, and no markup characters. */
  readonly subject: StubEntity;
  /** Required headings, tabs, labels and keys, as the pages write them. */
  readonly labels: readonly string[];
  /** No label has letters outside ASCII: text in a wrong charset looks like an empty result, so it is not tested. */
  readonly asciiLabels?: boolean;
  /** It also has base fields of known subjects, so an empty list is not its only content. */
  readonly publishesCore?: boolean;
  /** Its rows have no numbers: another person with the same name can't be distinguished from the subject. */
  readonly printsNoNumbers?: boolean;
  /** For bodies that are not text (workbooks): applies `edit` to all their texts. */
  readonly editBody?: (body: Uint8Array, edit: (text: string) => string) => Uint8Array;
}

/** Enough to fill every buffer on the way; megabytes are tested once for each kind of page (`reading`). */
const PADDING_BYTES = 64 * 1024;

/** Messages of failing sites, which don't mean that nothing was found. */
const ERROR_TEXTS = [
  'No se encontró la página solicitada',
  'No se encontró el recurso',
  'No existen conexiones disponibles con la base de datos',
  'No se encontraron datos: error de conexión',
];

const ERROR_PAGE: StubResponse = {
  contentType: 'text/html; charset=utf-8',
  body: '<html><head><title>Error</title></head><body><h1>Ha ocurrido un error inesperado</h1></body></html>',
};

/** Tests for every source, in addition to its round trip: malformed pages. */
export function describeMalformedPages(source: SourceUnderTest): void {
  const { subject, labels } = source;

  describe(`${source.stub.source}: odd pages`, () => {
    it.each(labels)('a page without %j is an error, not an empty response', async (label) => {
      await expectShapeError(source, label, '');
    });

    it.each(labels)('a page that calls %j something else is a fault', async (label) => {
      await expectShapeError(source, label, 'Otra cosa');
    });

    it('detects an error page with status 200 in place of each page', async () => {
      const { turns } = await readWith(source, (response) => response);
      for (let at = 0; at < turns; at++) {
        const reading = readWith(source, (response, turn) => (turn === at ? ERROR_PAGE : response));
        await expect(reading).rejects.toBeInstanceOf(SourceError);
      }
    });

    it.each(ERROR_TEXTS)('fails if %j replaces the first page', async (words) => {
      const body = `<html><head><title>Consulta</title></head><body><h1>Consulta</h1><p>${words}</p></body></html>`;
      const reading = readWith(source, (response, turn) => (turn === 0 ? { ...ERROR_PAGE, body } : response));
      await expect(reading).rejects.toBeInstanceOf(SourceError);
    });

    it('fails on a truncated page', async () => {
      const reading = readWith(source, (response) => ({
        ...response,
        body: bytesOf(response).subarray(0, halfOf(response)),
      }));
      await expect(reading).rejects.toBeInstanceOf(SourceError);
    });

    it('reports an empty list as no records', async () => {
      const world = new MemoryWorld([{ ...subject, records: [] }]);
      const session = new StubSession({ stub: source.stub, world, wanted: source.adapter.feeds });
      const findings = await source.adapter.read(toQueriedEntity(subject), session);
      if (!source.publishesCore) expect(findings).toBeNull();
      else
        expect(findings).toEqual({
          tags: expect.arrayContaining(['core_registro']),
          items: [],
          core: expect.anything(),
        });
    });

    it('finds nothing about a subject that the source does not know', async () => {
      const session = new StubSession({ stub: source.stub, world: new MemoryWorld([]), wanted: source.adapter.feeds });
      expect(await source.adapter.read(toQueriedEntity(subject), session)).toBeNull();
    });

    it('reads a page with a lot of filler', async () => {
      const usual = await readWith(source, (response) => response);
      const last = usual.turns - 1;
      const padded = await readWith(source, (response, turn) => (turn === last ? padWith(source, response) : response));
      expect(padded.findings).toEqual(usual.findings);
    });

    if (!source.editBody) describeEncodings(source);
    describeHomonyms(source);
  });
}

function describeEncodings(source: SourceUnderTest): void {
  it('reads windows-1252 without a declaration', async () => {
    const usual = await readWith(source, (response) => response);
    const recoded = await readWith(source, (response) => ({
      ...response,
      contentType: response.contentType.replace(/;.*/, ''),
      body: Buffer.from(withoutCharset(textOf(response)), 'latin1'),
    }));
    expect(recoded.findings).toEqual(usual.findings);
  });

  it('reads UTF-8 that is declared as windows-1252', async () => {
    const usual = await readWith(source, (response) => response);
    const misnamed = await readWith(source, (response) => declaredAs(response, 'windows-1252'));
    expect(misnamed.findings).toEqual(usual.findings);
  });

  if (source.asciiLabels) return;
  it('fails on text in another charset than declared', async () => {
    const reading = readWith(source, (response) => declaredAs(response, 'koi8-r'));
    await expect(reading).rejects.toBeInstanceOf(SourceError);
  });
}

function declaredAs(response: StubResponse, charset: string): StubResponse {
  return {
    ...response,
    body: textOf(response),
    contentType: `${withoutCharset(response.contentType)}; charset=${charset}`,
  };
}

/** Rows about others: with a longer name, and with the same name and another number if the source has numbers. */
function describeHomonyms(source: SourceUnderTest): void {
  const { nombre, ruc, cedula } = source.subject;
  const numbers = [ruc, cedula].flatMap((written) => written?.match(/[\d-]{5,}/)?.[0] ?? []);
  const otherNumbers = (text: string): string =>
    numbers.reduce((changed, number) => changed.replaceAll(number, otherNumber(number)), text);

  it('does not match records of a longer name', async () => {
    const rename = (text: string): string => otherNumbers(text).replaceAll(nombre ?? '', `${nombre} Hermanos`);
    const { findings } = await readWith(source, (response) => edited(source, response, rename));
    expect(findings).toBeNull();
  });

  it('does not match records of the same name with another number', async () => {
    const pages: boolean[] = [];
    const { findings } = await readWith(source, (response) =>
      edited(source, response, (text) => {
        pages.push(otherNumbers(text) !== text);
        return otherNumbers(text);
      }),
    );
    expect(pages.includes(true)).toBe(source.printsNoNumbers !== true);
    // Without numbers, only the exact name can be compared.
    if (source.printsNoNumbers) expect(findings).toEqual((await readWith(source, (response) => response)).findings);
    else expect(findings).toBeNull();
  });
}

/** Another number of the same form: its last digit group differs. */
function otherNumber(number: string): string {
  return number.replace(/\d+$/, (entry) => String(Number(entry) + 1).padStart(entry.length, '0'));
}

async function expectShapeError(source: SourceUnderTest, label: string, instead: string): Promise<void> {
  const pages: boolean[] = [];
  const reading = readWith(source, (response) =>
    edited(source, response, (text) => {
      pages.push(delimited(label).test(text));
      return text.replace(delimited(label), instead);
    }),
  );
  const fault: unknown = await reading.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect({ label, seen: pages.includes(true) }).toEqual({ label, seen: true });
  expect(fault).toBeInstanceOf(SourceError);
  expect((fault as SourceError).retryable).toBe(false);
  expect((fault as SourceError).message.length).toBeLessThanOrEqual(500);
}

/** The label as a whole text: between marks, quotes, separators or line ends, or as the name of an element. */
function delimited(label: string): RegExp {
  const literal = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<=^|[<>/"';,|:\\s])${literal}(?=$|[<>"';,|:\\r\\n])`, 'gm');
}

async function readWith(
  source: SourceUnderTest,
  alter: Alteration,
): Promise<{ findings: ReadingData | null; turns: number }> {
  const world = new MemoryWorld([source.subject]);
  const session = new StubSession({ stub: source.stub, world, wanted: source.adapter.feeds, alter });
  const findings = await source.adapter.read(toQueriedEntity(source.subject), session);
  return { findings, turns: session.requests.length };
}

function edited(source: SourceUnderTest, response: StubResponse, edit: (text: string) => string): StubResponse {
  if (source.editBody && typeof response.body !== 'string') {
    return { ...response, body: source.editBody(response.body, edit) };
  }
  return { ...response, body: edit(textOf(response)), contentType: withoutCharset(response.contentType) };
}

function textOf(response: StubResponse): string {
  if (typeof response.body === 'string') return response.body;
  const charset = /charset=([\w-]+)/i.exec(response.contentType)?.[1];
  return new TextDecoder(charset ?? 'utf-8').decode(response.body);
}

/** An edited body is always UTF-8, so its declared charset is removed. */
function withoutCharset(text: string): string {
  return text.replace(/;?\s*charset=["']?[\w-]+/i, '');
}

function bytesOf(response: StubResponse): Buffer {
  return Buffer.from(response.body);
}

function halfOf(response: StubResponse): number {
  return Math.floor(bytesOf(response).length / 2);
}

/** The page with kilobytes of filler: a comment, blanks or blank lines, depending on its kind. */
function padWith(source: SourceUnderTest, response: StubResponse): StubResponse {
  if (source.editBody && typeof response.body !== 'string') return response;
  const text = textOf(response);
  const contentType = withoutCharset(response.contentType);
  if (contentType.includes('json')) return { ...response, contentType, body: text + ' '.repeat(PADDING_BYTES) };
  if (contentType.includes('csv')) return { ...response, contentType, body: text + '\r\n'.repeat(PADDING_BYTES / 2) };
  return { ...response, contentType, body: text.replace(/<\/(?=body>)|$/, `<!--${' '.repeat(PADDING_BYTES)}-->$&`) };
}
