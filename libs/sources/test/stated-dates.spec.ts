import { describe, expect, it } from '@jest/globals';
import { statedDatesOf, statedIn, tagsFor } from '@entity-registry/domain';
import type { EntityKind, Tag } from '@entity-registry/domain';
import { MemoryWorld, withPublishedDate } from '@entity-registry/testing';
import type { StubResponse, StubRecord, StubEntity } from '@entity-registry/testing';
import fc from 'fast-check';
import { ALL_ADAPTERS } from '../src/adapters.js';
import type { PageParser } from '../src/parsing/page-parser.js';
import { SourceReader } from '../src/reader.js';
import type { FoundItem, SourceAdapter, SourceReading } from '../src/source.js';
import type { Transport } from '../src/transport/transport.js';
import { editWorkbook } from './edit-workbook.js';
import { COMPANY, PERSON } from './synthetic-entities.js';
import { IN_PROCESS_PARSER } from './parse-in-process.js';
import { MemoryDocuments, MemoryEvidence, QUICK } from './reader-fixture.js';
import { stubOf } from './round-trip.js';
import { toQueriedEntity } from './stub-session.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const DAY = 86_400_000;
const KINDS = ['Organization', 'NaturalPerson'] as const;

/** Computed from other rows, or created by us, so no page has them. */
const NOT_READ: readonly Tag[] = ['entity_events', 'customs_summary'];

/** A date in the institution's rows: an ISO day, or text that is not a date. */
const written = (date: Date | string): string => (typeof date === 'string' ? date : date.toISOString().slice(0, 10));

/** Rows with their own dates. */
function rowsDated(date: Date | string): StubRecord[] {
  const itemDate = written(date);
  const post = { nombre: PERSON.nombre, cedula: PERSON.cedula, institucion: 'Asamblea del Ensayo', cargo: 'DIPUTADO' };
  return [
    { tag: 'contacto', payload: { direccion: 'Calle de la Muestra' }, itemDate },
    { tag: 'avisos', payload: { numero: '900000017-2-2019-2019-100200' }, itemDate: null },
    { tag: 'css_moroso_menciones', payload: { titulo: 'LISTADO', fecha_publicacion: itemDate }, itemDate },
    { tag: 'funcionario', payload: { ...post, total: 900 }, itemDate: '2020-01-02' },
    { tag: 'rp_report_url', payload: { rp_report_url: 'object://informe.pdf' }, itemDate },
  ];
}

/** The payroll writes its date into every row of a workbook. */
function datedWorkbook(response: StubResponse, date: Date | string): StubResponse {
  if (!response.contentType.includes('spreadsheet') || typeof response.body === 'string') return response;
  return { ...response, body: editWorkbook(response.body, (text) => text.replaceAll('2026-11-16', written(date))) };
}

/** The data of a source about a synthetic subject on a day when the source states this date. */
async function read(adapter: SourceAdapter, kind: EntityKind, date: Date | string): Promise<SourceReading> {
  const person: StubEntity = kind === 'Organization' ? COMPANY : PERSON;
  const subject = { ...person, records: rowsDated(date) };
  const world = new MemoryWorld([subject]);
  const stub = stubOf(adapter.source);
  const transport: Transport = async ({ method, url, body = '' }) => {
    const path = url.pathname.split('/').map(decodeURIComponent).join('/');
    const requested = { method, path, query: url.searchParams, form: new URLSearchParams(body) };
    const plain = (await stub.respond(requested, world)) ?? { status: 404, contentType: 'text/plain', body: 'nada' };
    const response = datedWorkbook(withPublishedDate(adapter.source, plain, date), date);
    const headers: Record<string, string | undefined> = {
      'content-type': response.contentType,
      'last-modified': response.lastModified,
    };
    return {
      status: response.status ?? 200,
      header: (name) => headers[name] ?? null,
      body: Buffer.from(response.body),
    };
  };
  return await readWith(adapter, subject, transport);
}

async function readWith(adapter: SourceAdapter, subject: StubEntity, transport: Transport): Promise<SourceReading> {
  const parser: PageParser = IN_PROCESS_PARSER;
  const reader = new SourceReader({
    ...{ adapters: [adapter], baseUrl: () => 'https://source.test', transport, parser },
    pace: { waitForTurn: () => Promise.resolve('ready') },
    evidence: new MemoryEvidence(),
    documents: new MemoryDocuments(),
    now: () => NOW,
    limits: { ...QUICK, retries: 0 },
  });
  return (await reader.read(adapter.source, toQueriedEntity(subject), adapter.feeds, new AbortController().signal))
    .reading;
}

/** The dates of a tag in a reading: of its pages and of its rows. */
function datesOf(reading: SourceReading, tag: Tag): string[] {
  if (reading.state === 'source_down') return [];
  const { sourceUpdatedAt } = reading.state === 'ok' ? reading.findings : reading;
  const items: readonly FoundItem[] = reading.state === 'ok' ? reading.findings.items : [];
  const ofRows = items.filter((item) => item.tag === tag).map((item) => item.sourceUpdatedAt);
  return [sourceUpdatedAt?.[tag], ...ofRows].filter((date) => typeof date === 'string');
}

/** The tags of a source that have a date, for either kind of subject. */
async function datedTags(adapter: SourceAdapter, date: Date | string): Promise<Map<Tag, Set<number>>> {
  const dated = new Map<Tag, Set<number>>();
  for (const kind of KINDS) {
    const reading = await read(adapter, kind, date);
    for (const tag of tagsFor('pa', kind)) {
      for (const reported of datesOf(reading, tag)) {
        dated.set(tag, (dated.get(tag) ?? new Set()).add(Date.parse(reported)));
      }
    }
  }
  return dated;
}

const CASES = ALL_ADAPTERS.map((adapter) => ({ source: adapter.source, adapter }));
/** The leaks have a year. */
const expectedOf = (source: string, day: Date): number =>
  source === 'icij' ? Date.UTC(day.getUTCFullYear(), 11, 31) : day.getTime();

const dayBetween = (first: string, last: string) =>
  fc.integer({ min: Date.parse(first) / DAY, max: Date.parse(last) / DAY }).map((number) => new Date(number * DAY));

describe('the date that a source states for its data', () => {
  it.each(CASES)('$source: arrives in every tag that it feeds and dates, and in no other', async ({ adapter }) => {
    const { source, feeds } = adapter;
    const tags = feeds.filter((tag) => !NOT_READ.includes(tag) && statedIn(source, tag) !== null);
    await fc.assert(
      fc.asyncProperty(dayBetween('1990-01-01', '2025-12-31'), async (day) => {
        const dated = await datedTags(adapter, day);
        expect([...dated.keys()].sort()).toEqual([...tags].sort());
        for (const dates of dated.values()) expect([...dates]).toEqual([expectedOf(source, day)]);
      }),
      { numRuns: 3 },
    );
  });

  it.each(CASES)('$source: is dropped if it is in the future or implausibly old', async (requested) => {
    const impossible = fc.oneof(dayBetween('2026-03-02', '2199-12-31'), dayBetween('1970-01-01', '1988-12-31'));
    await fc.assert(
      fc.asyncProperty(impossible, async (day) => {
        expect([...(await datedTags(requested.adapter, day)).keys()]).toEqual([]);
      }),
      { numRuns: 3 },
    );
  });

  it.each(CASES)('$source: is dropped if it is unreadable', async ({ adapter }) => {
    for (const text of ['ayer', '31/02/2023', '99/99/9999']) {
      expect([...(await datedTags(adapter, text)).keys()]).toEqual([]);
    }
  });
});

describe('sources without a date', () => {
  it('are named with the reason', () => {
    const silent = ALL_ADAPTERS.flatMap(({ source }) => {
      const reported = statedDatesOf(source);
      return reported.in === null
        ? [[source, reported.why]]
        : Object.entries(reported.except ?? {}).map(([tag, why]) => [`${source}: ${tag}`, why]);
    });
    expect(silent.map(([name]) => name)).toEqual(['panama_emprende: avisos', 'gdelt']);
    for (const [, why] of silent) expect(why).toMatch(/^[A-Z].{30,}\.$/);
  });

  it('have none, whatever date their server sends', async () => {
    const adapter = ALL_ADAPTERS.find(({ source }) => source === 'gdelt');
    if (!adapter) throw new Error('gdelt has no adapter');
    const article = {
      url: 'https://noticias.example/1',
      title: COMPANY.nombre,
      seendate: '20240514T083000Z',
      domain: 'x',
    };
    const body = Buffer.from(JSON.stringify({ fecha_actualizacion: '2026-01-01', articles: [article] }));
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
    };
    const reading = await readWith(adapter, COMPANY, () =>
      Promise.resolve({ status: 200, header: (name) => headers[name] ?? null, body }),
    );
    expect(reading).toMatchObject({ state: 'ok', findings: { items: [{ tag: 'noticias_globales' }] } });
    expect(datesOf(reading, 'noticias_globales')).toEqual([]);
  });
});
