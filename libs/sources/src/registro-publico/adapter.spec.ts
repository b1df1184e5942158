import { describe, expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubRecord, StubEntity } from '@entity-registry/testing';
import type { Tag } from '@entity-registry/domain';
import fc from 'fast-check';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { stubOf } from '../../test/round-trip.js';
import { StubSession, toQueriedEntity, missingDocuments } from '../../test/stub-session.js';
import type { Alteration } from '../../test/stub-session.js';
import { NOT_SEARCHED } from '../reading/lists/row-ownership.js';
import type { FoundItem } from '../source.js';
import { registroPublicoAdapter } from './adapter.js';
import { COMPANY, PERSON, folioOf, memberships } from '../../test/invented-register.js';

const stub = stubOf('registro_publico');
const { feeds } = registroPublicoAdapter;

async function read(subject: StubEntity, wanted: readonly Tag[] = feeds, requested = toQueriedEntity(subject)) {
  const session = new StubSession({ stub, world: new MemoryWorld([subject]), wanted });
  return { session, findings: await registroPublicoAdapter.read(requested, session) };
}

/** A record as the register can return it: documents have their own references, and our own fields are left out. */
function published({ tag, payload, itemDate }: Pick<FoundItem, 'tag' | 'payload' | 'itemDate'>): FoundItem {
  const known = new Set(['person_id', 'organization_id', 'link', 'source_updated_at']);
  const fields = Object.entries(payload).filter(([name]) => !known.has(name));
  const referenced = fields.map(([name, value]) =>
    typeof value === 'string' && value.startsWith('object://') ? [name, 'a document'] : [name, value],
  );
  return { tag, payload: Object.fromEntries(referenced) as FoundItem['payload'], itemDate };
}

function comparable(items: readonly FoundItem[]) {
  return items.map(published).sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

/** Sorts the records of a tag by their plain fields, to compare them in any order. */
function orderOf({ tag, payload, itemDate }: FoundItem): string {
  const plain = Object.entries(payload).filter(([, value]) => typeof value !== 'object');
  return JSON.stringify([tag, itemDate, plain.sort()]);
}

const expected = (subject: StubEntity) => comparable(subject.records.map(published));

const DOCUMENT_TAGS: readonly Tag[] = ['documentos_escaneados', 'rp_report_url'];

const WORDS = [
  'Ñandú',
  'S.A.',
  'R&D',
  '<b>',
  '"Comillas"',
  'No',
  'existen',
  'd’Arce',
  '漢',
  '12/05/2020',
  '—',
  "O'Higgins",
];
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const text = fc.option(words);
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.option(fc.integer({ min: 0, max: 10 ** 12 }).map((cents) => cents / 100));

const anyRecord: fc.Arbitrary<StubRecord> = fc.oneof(
  fc
    .record({
      nombre: text,
      cargo: text,
      cedula: text,
      activo: fc.option(fc.boolean()),
      desde: fc.option(day),
      hasta: fc.option(day),
    })
    .chain((payload) => fc.option(day).map((itemDate): StubRecord => ({ tag: 'directores', payload, itemDate }))),
  fc
    .record({ nombre: text, cargo: text, activo: fc.option(fc.boolean()) })
    .map((payload): StubRecord => ({ tag: 'organizaciones', payload, itemDate: null })),
  fc
    .record({ folio: text, ficha: text, fecha_inscripcion: fc.option(day), rol: text })
    .map((payload): StubRecord => ({ tag: 'fideicomisos', payload, itemDate: payload.fecha_inscripcion })),
  fc
    .record({ entrada: text, detalle: text, fecha_ingreso: fc.option(day), fecha_escritura: fc.option(day) })
    .map((payload): StubRecord => ({ tag: 'documentos_digitales', payload, itemDate: payload.fecha_escritura })),
  fc
    .record({
      folio: fc.uuid(),
      precio: amount,
      monto: amount,
      acreedor: text,
      dates: fc.array(day, { maxLength: 12 }),
    })
    .map(folioOf),
);

const anySubject: fc.Arbitrary<StubEntity> = fc
  .record({ nombre: words, records: fc.array(anyRecord, { maxLength: 12 }) })
  .map(({ nombre, records }) => ({ ...COMPANY, nombre, records }));

describe('registro_publico', () => {
  it('finds all data of the register about a company', async () => {
    const { findings, session } = await read(COMPANY);
    expect(comparable(findings?.items ?? [])).toEqual(expected(COMPANY));
    expect(findings?.core).toEqual({ nombre: COMPANY.nombre, ruc: COMPANY.ruc, ...COMPANY.core });
    expect([...(findings?.tags ?? [])].sort()).toEqual(feeds.filter((tag) => tag !== 'entity_events').sort());
    // The query of its address identifies the document.
    expect(new Set(session.documents).size).toBe(2);
  });

  it('finds a document without its image, and no report, if the files are gone', async () => {
    const world = new MemoryWorld([COMPANY]);
    const session = new StubSession({ stub, world, wanted: DOCUMENT_TAGS, alter: missingDocuments });
    const findings = await registroPublicoAdapter.read(toQueriedEntity(COMPANY), session);
    expect([...(findings?.tags ?? [])].sort()).toEqual(DOCUMENT_TAGS);
    const scanned = COMPANY.records.filter(({ tag }) => tag === 'documentos_escaneados');
    expect(findings?.items.map(({ tag, payload }) => [tag, payload['nombre'], payload['pdf_url']])).toEqual(
      scanned.map(({ tag, payload }) => [tag, payload['nombre'], null]),
    );
  });

  it('finds the posts, assets and documents of a person', async () => {
    const { findings } = await read(PERSON);
    expect(comparable(findings?.items ?? [])).toEqual(expected(PERSON));
    expect(findings?.core).toEqual({ nombre: PERSON.nombre, cedula: PERSON.cedula });
    expect(findings?.tags).not.toContain('directores');
  });

  it('identifies the subject of a record by number and kind', async () => {
    const { findings } = await read(COMPANY, ['directores', 'representante_legal_identificado', 'organizaciones']);
    expect(findings?.items.map(({ namedEntities }) => namedEntities)).toEqual([
      { person_id: { kind: 'NaturalPerson', nombre: 'Íngrid Ñáñez Ficticia', identifier: '8-7001-12' } },
      { person_id: { kind: 'NaturalPerson', nombre: 'Íngrid Ñáñez Ficticia', identifier: '8-7001-12' } },
      { person_id: { kind: 'Organization', nombre: 'TENEDORA IMAGINADA, S.A.', identifier: '900000777-2-2011' } },
      { person_id: { kind: 'Organization', nombre: 'OTRA INVENTADA CORP.', identifier: null } },
      { organization_id: { kind: 'Organization', nombre: 'FILIAL SOÑADA, S.A.', identifier: null } },
    ]);
  });

  it.each<[Tag[], number]>([
    [['core_registro'], 2],
    [['suspension', 'rp_report_url'], 3],
    [['bienes_muebles'], 2],
    [['fincas'], 4],
    [['propiedades', 'fincas'], 5],
  ])('reads only the pages that serve %j', async (wanted, pages) => {
    const { session, findings } = await read(COMPANY, wanted);
    expect(session.requests).toHaveLength(pages);
    expect(new Set(findings?.items.map(({ tag }) => tag))).toEqual(
      new Set(wanted.filter((tag) => tag !== 'core_registro')),
    );
  });

  it('sends no request if no tag is wanted', async () => {
    expect((await read(COMPANY, [])).session.requests).toEqual([]);
  });

  it('reads the assets when their events are wanted', async () => {
    const { findings } = await read(COMPANY, ['entity_events']);
    expect(findings?.tags).toEqual(['propiedades', 'fincas', 'bienes_muebles', 'naves']);
    expect(findings?.core).toBeUndefined();
  });

  it('follows the pager to the end', async () => {
    const { findings, session } = await read({ ...PERSON, records: memberships(450) }, ['organizaciones']);
    expect(findings?.items).toHaveLength(450);
    expect(session.requests).toHaveLength(4);
  });

  it('matches by number in any form, or without one by the exact name', async () => {
    const requested = toQueriedEntity(COMPANY);
    const core = async (change: Partial<typeof requested>) =>
      (await read(COMPANY, ['core_registro'], { ...requested, ...change })).findings?.core?.ficha;
    expect(await core({ ruc: '900000123 2 2019', nombre: 'Otro Nombre' })).toBe('9000123');
    expect(await core({ ruc: null, nombre: 'compania ñandu de pruebas s a' })).toBe('9000123');
    expect(await core({ ruc: null, nombre: 'Compañía Ñandú de Pruebas Dos, S.A.' })).toBeUndefined();
    // A number that differs only in the position of its dashes belongs to someone else.
    expect(await core({ ruc: '90000012-32-2019' })).toBeUndefined();
    expect(await core({ ruc: null, nombre: 'Compañía Ñandú de Pruebas, S.A.' })).toBe('9000123');
    expect(await core({ ruc: '900000124-2-2019' })).toBeUndefined();
  });

  it('sends no request for a subject without number and name, and reports nothing', async () => {
    const { findings, session } = await read(COMPANY, feeds, { ...toQueriedEntity(COMPANY), ruc: null, nombre: null });
    expect(session.requests).toEqual([]);
    expect(findings).toEqual(NOT_SEARCHED);
  });

  it('fails on two mortgages of the same entry', async () => {
    const alter: Alteration = (response) => ({
      ...response,
      body: response.body
        .toString()
        .replace(/(<div id="hipotecas".*?)(<tr class="dxbs-data-row">.*?<\/tr>)(.*?de 1 \()(\d+)/s, doubled),
    });
    const doubled = (_: string, before: string, row: string, after: string, count: string) =>
      `${before}${row}${row}${after}${Number(count) + 1}`;
    const session = new StubSession({ stub, world: new MemoryWorld([COMPANY]), wanted: ['fincas'], alter });
    await expect(registroPublicoAdapter.read(toQueriedEntity(COMPANY), session)).rejects.toThrow(
      'two deeds for one entry',
    );
  });

  it('does not mistake a person for the company with the same number', async () => {
    const { findings } = await read(
      { ...PERSON, kind: 'Organization', ruc: PERSON.cedula },
      feeds,
      toQueriedEntity(PERSON),
    );
    expect(findings).toBeNull();
  });

  it('returns every kind of record that the register can have', async () => {
    await fc.assert(
      fc.asyncProperty(anySubject, async (subject) => {
        const { findings } = await read(subject);
        expect(comparable(findings?.items ?? [])).toEqual(expected(subject));
      }),
      { numRuns: 60 },
    );
  });

  // Documents aren't pages: the round-trip sample covers them.
  const odd = { ...COMPANY, records: COMPANY.records.filter(({ tag }) => !DOCUMENT_TAGS.includes(tag)) };
  describeMalformedPages({
    adapter: registroPublicoAdapter,
    stub,
    subject: odd,
    publishesCore: true,
    labels: [
      'Razón social o nombre'.toLocaleUpperCase('es'),
      'Datos de la Persona Jurídica',
      'Dignatarios',
      'Participación en Sociedades',
      'Inmuebles',
      'Bienes Muebles',
      'Naves',
      'Fideicomisos',
      'Documentos Digitales',
      'Generales',
      'Suspensión de Derechos Corporativos',
      'Representación Legal',
      'Reporte Registral',
      'RAZÓN SOCIAL',
      'RUC',
      'CAPITAL',
      'CARGO',
      'DESDE',
      'FOLIO REAL',
      'SECCIÓN',
      'FOLIO / FINCA',
      'POR EDIFICIO',
      'ASIENTO',
      'ACREEDOR',
      'PRECIO',
      'PROPIETARIO',
      'ROL',
      'ENTRADA',
      'Datos del folio',
      'Datos del Folio',
    ],
  });
});
