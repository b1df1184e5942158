import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { PublicSourceId, Tag } from '@entity-registry/domain';
import type { StubEntity } from '@entity-registry/testing';
import { ALL_ADAPTERS } from '../src/adapters.js';
import type { FetchedPage, ReadingData, PageReader, SourceSession } from '../src/source.js';
import { COMPANY, PERSON } from './synthetic-entities.js';
import { parseInProcess } from './parse-in-process.js';
import { toQueriedEntity } from './stub-session.js';

interface SampleCase {
  readonly source: PublicSourceId;
  readonly wanted: readonly Tag[];
  /** Files of the source's folder `samples`, in the order in which the pages are requested. */
  readonly files: readonly string[];
  readonly subject: StubEntity;
  readonly found: Partial<ReadingData>;
}

/** Returns the saved pages one after the other, like a site without a charset in its headers. */
class SampleSession implements SourceSession {
  readonly wanted: ReadonlySet<Tag>;
  private turn = 0;

  constructor(private readonly sample: SampleCase) {
    this.wanted = new Set(sample.wanted);
  }

  get(path: string): Promise<FetchedPage> {
    const file = this.sample.files[this.turn++];
    if (file === undefined) throw new Error(`no sample page for ${path}`);
    const folder = this.sample.source.replaceAll('_', '-');
    const body = readFileSync(new URL(`../src/${folder}/samples/${file}`, import.meta.url));
    return Promise.resolve({ url: path, status: 200, contentType: null, body });
  }

  post(path: string): Promise<FetchedPage> {
    return this.get(path);
  }

  parse<Input, Output>(reader: PageReader<Input, Output>, page: FetchedPage, input: Input): Promise<Output> {
    return parseInProcess(reader, page, input);
  }

  storeDocument(): Promise<string> {
    throw new Error('the samples have no documents');
  }
}

const row = (tag: Tag, payload: Readonly<Record<string, unknown>>, itemDate: string | null) => ({
  tag,
  payload,
  itemDate,
});

const NAME = 'TUCÁN DORADO, S.A.';

// Each sample has a row with a similar name, which is not matched, and unused columns.
const SAMPLES: readonly SampleCase[] = [
  {
    source: 'digerpi',
    wanted: ['marcas'],
    files: ['marcas.html'],
    subject: COMPANY,
    found: {
      tags: ['marcas'],
      items: [
        row(
          'marcas',
          {
            solicitud: '9100200-01',
            nombre: 'TUCANÍN & CO',
            abogado: 'Bufete del Ensayo',
            titulares: NAME,
            registro: '9300400',
            fecha_solicitud: '2019-03-05',
            fecha_registro: '2020-11-30',
            fecha_vencimiento: '2030-11-30',
            estado: 'REGISTRADA',
          },
          '2019-03-05',
        ),
      ],
    },
  },
  {
    source: 'amp',
    wanted: ['naves'],
    files: ['naves.html'],
    subject: COMPANY,
    found: {
      items: [
        row('naves', { nombre: 'MV Garza Imaginaria', ficha: '900123', fecha_registro: '2011-02-28' }, '2011-02-28'),
      ],
    },
  },
  {
    source: 'jtia',
    wanted: ['idoneidades'],
    files: ['profesionales.html'],
    subject: PERSON,
    found: {
      items: [
        row(
          'idoneidades',
          { id: 'INGENIERO CIVIL 2004-017', nombre: 'BARRAGÁN, Zuleima Ñandú', idoneidad: '2004-017' },
          '2004-06-30',
        ),
      ],
    },
  },
  {
    source: 'acodeco',
    wanted: ['sanciones'],
    files: ['sanciones.html'],
    subject: COMPANY,
    found: { items: [row('sanciones', { nombre: NAME, tipo_sancion: 'MULTA' }, '2021-09-01')] },
  },
  {
    source: 'css',
    wanted: ['css_moroso_menciones'],
    files: ['morosos.html'],
    subject: COMPANY,
    found: {
      items: [
        row(
          'css_moroso_menciones',
          { titulo: 'LISTADO DE MOROSOS 2023-04', fecha_publicacion: '2023-04-05' },
          '2023-04-05',
        ),
      ],
    },
  },
  {
    source: 'smv',
    wanted: ['personal_licenses', 'company_licenses', 'sanciones'],
    files: ['personas.html', 'entidades.html', 'sanciones.html'],
    subject: COMPANY,
    found: {
      tags: ['personal_licenses', 'company_licenses', 'sanciones'],
      items: [
        row(
          'personal_licenses',
          { id: 'LP-10001', nombre: NAME, idoneidad: 'CORREDOR DE VALORES', activo: true },
          '2018-01-31',
        ),
      ],
    },
  },
  {
    source: 'sbp',
    wanted: ['company_licenses', 'fideicomisos', 'sanciones'],
    files: ['licencias.html', 'fideicomisos.html', 'sanciones.html'],
    subject: COMPANY,
    found: {
      tags: ['company_licenses', 'fideicomisos', 'sanciones'],
      items: [
        row('company_licenses', { id: 'LE-4001', nombre: 'LICENCIA FIDUCIARIA' }, '2015-12-01'),
        row('sanciones', { nombre: 'Tucán Dorado', tipo_sancion: 'MULTA' }, '2019-10-10'),
      ],
    },
  },
  {
    source: 'superseguros',
    wanted: ['personal_licenses', 'company_licenses', 'sanciones'],
    files: ['corredores.csv', 'companias.csv', 'sanciones.csv'],
    subject: COMPANY,
    found: {
      items: [
        row(
          'personal_licenses',
          { id: 'LP-20001', nombre: NAME, idoneidad: 'SEGUROS; VIDA', activo: true },
          '2018-01-31',
        ),
        row('sanciones', { nombre: NAME, tipo_sancion: 'SUSPENSIÓN DE LICENCIA' }, '2019-10-10'),
      ],
    },
  },
  {
    source: 'aduanas',
    wanted: ['importaciones', 'exportaciones'],
    files: ['importaciones.csv', 'exportaciones.csv'],
    subject: COMPANY,
    found: {
      items: [
        row(
          'importaciones',
          {
            descripcion: 'LECHE EN POLVO, ENTERA',
            fraccion_arancelaria: '040200019000',
            puerto_entrada: 'BALBOA',
            procedencia: 'ESPAÑA',
            fecha: '2024-02-29',
            valor_cif: 123456.78,
          },
          '2024-02-29',
        ),
      ],
    },
  },
  {
    source: 'dgi',
    wanted: ['core_registro', 'is_itbm', 'last_itbm_date'],
    files: ['contribuyente.html'],
    subject: COMPANY,
    found: {
      core: { nombre: NAME, ruc: '900000017-2-2019 DV 21' },
      items: [
        row('is_itbm', { is_itbm: true }, '2019-05-06'),
        row('last_itbm_date', { last_itbm_date: '2019-05-06' }, '2019-05-06'),
      ],
    },
  },
  {
    source: 'panama_emprende',
    wanted: ['contacto', 'avisos'],
    files: ['consulta.json'],
    subject: COMPANY,
    found: {
      tags: ['contacto', 'avisos'],
      items: [
        row(
          'avisos',
          {
            numero: '900000017-2-2019-2019-100200',
            nombre: 'El Tucán Dorado',
            ruc: '900000017-2-2019',
            estatus: 'VIGENTE',
            fecha_generacion: '05/03/2019',
          },
          '2019-03-05',
        ),
      ],
    },
  },
  {
    source: 'icij',
    wanted: ['core_registro', 'directores', 'organizaciones'],
    files: ['reconcile.json', 'node.json'],
    subject: COMPANY,
    found: {
      core: {
        nombre: NAME,
        tipo_organizacion: null,
        fecha_registro: '1998-03-04',
        domicilio: 'Apia, Samoa',
        status: 'Defaulted',
      },
      items: [
        {
          tag: 'directores',
          payload: expect.objectContaining({ cargo: 'director of', activo: null, hasta: null }),
          itemDate: '1999-01-31',
          sourceUpdatedAt: '2015-12-31T00:00:00Z',
          namedEntities: { person_id: { kind: 'NaturalPerson', nombre: 'Zuleima Ñandú Barragán', identifier: null } },
        },
      ],
    },
  },
  {
    source: 'minsa',
    wanted: ['licencias'],
    files: ['1-inicio', '2-elegido', '3-pagina', '4-pagina', '1-inicio', '2-elegido', '5-nadie'].map(
      (name) => `${name}.html`,
    ),
    subject: COMPANY,
    found: {
      items: [
        row('licencias', { id: '3-02-2019', nombre: NAME, activo: true }, '2026-03-19'),
        row('licencias', { id: '4-02-2019', nombre: 'TUCAN DORADO, S.A.', activo: true }, null),
      ],
    },
  },
];

it.each(SAMPLES)('reads the sample pages of $source', async (sample) => {
  const adapter = ALL_ADAPTERS.find(({ source }) => source === sample.source);
  const findings = await adapter?.read(toQueriedEntity(sample.subject), new SampleSession(sample));
  expect(findings).toMatchObject(sample.found);
  expect(findings?.items).toHaveLength(sample.found.items?.length ?? 0);
});
