import type { StubRecord, StubEntity } from '@entity-registry/testing';

/** Synthetic records of the mercantile register. */

const sale = (day: string, price: number | null) => ({
  vendedor: 'VENDEDORA FINGIDA, S.A.',
  comprador: 'Compañía Ñandú de Pruebas, S.A.',
  precio: price,
  moneda: 'USD',
  fecha: day,
});

const mortgage = (day: string, amount: number | null, creditor: string | null) => ({
  acreedor: creditor,
  deudor: 'Compañía Ñandú de Pruebas, S.A.',
  monto: amount,
  moneda: 'USD',
  fecha_inscripcion: day,
  fecha_vencimiento: '2049-12-31',
  estado: 'VIGENTE',
});

/** A parcel with an entry on each of the days: sales, mortgages and notes in turn. */
export function folioOf(given: {
  folio: string;
  precio: number | null;
  monto: number | null;
  acreedor: string | null;
  dates: readonly string[];
}): StubRecord {
  const dates = [...given.dates].sort().reverse();
  const entries = dates.map((fecha, at) => ({
    nombre: ['COMPRAVENTA', 'HIPOTECA', 'ANOTACION'][at % 3],
    fecha,
    compraventa: at % 3 === 0 ? sale(fecha, given.precio) : null,
    hipoteca: at % 3 === 1 ? mortgage(fecha, given.monto, given.acreedor) : null,
  }));
  const hipotecas = entries.filter(({ hipoteca }) => hipoteca !== null);
  const compraventas = entries.filter(({ compraventa }) => compraventa !== null);
  return {
    tag: 'fincas',
    payload: {
      folio: given.folio,
      ficha: '9000077',
      fecha_inscripcion: dates.at(-1) ?? null,
      hipotecas,
      compraventas,
      last_hipoteca: hipotecas[0] ?? null,
      last_compraventa: compraventas[0] ?? null,
      record_events: entries,
    },
    itemDate: dates.at(-1) ?? null,
  };
}

const unit = (record: StubRecord, edificio: string): StubRecord => ({
  ...record,
  tag: 'propiedades',
  payload: { ...record.payload, edificio },
});

const DATES = ['2019-02-28', '2021-07-01', '2021-07-01', '2024-11-30'];
const PARCEL = { precio: 1_234_567.89, monto: 0.5, acreedor: 'BANCO IMAGINADO', dates: DATES };

const director = (nombre: string, cedula: string | null, cargo: string, activo: boolean): StubRecord => ({
  tag: 'directores',
  payload: {
    nombre,
    cargo,
    cedula,
    person_id: 77,
    activo,
    desde: '2019-03-04',
    hasta: activo ? null : '2020-01-31',
    link: { method: 'id', score: 1 },
  },
  itemDate: '2019-03-04',
});

/** The given number of board memberships. */
export function memberships(count: number): StubRecord[] {
  return Array.from({ length: count }, (_, at) => ({
    tag: 'organizaciones' as const,
    payload: { cargo: 'DIRECTOR', nombre: `SOCIEDAD SOÑADA ${at}, S.A.`, activo: true, organization_id: at },
    itemDate: '2018-01-02',
  }));
}

const HELD: readonly StubRecord[] = [
  {
    tag: 'bienes_muebles',
    payload: {
      folio: '9123456',
      ficha: '9000001',
      fecha_inscripcion: '2015-08-09',
      propietario_registro_string: 'Compañía Ñandú de Pruebas, S.A.',
    },
    itemDate: '2015-08-09',
  },
  {
    tag: 'naves',
    payload: { nombre: 'MV Estrella Ficticia', ficha: '900001', fecha_registro: '2014-01-31' },
    itemDate: '2014-01-31',
  },
  {
    tag: 'fideicomisos',
    payload: { ficha: '9000002', folio: '90000002', fecha_inscripcion: '2012-12-12', rol: 'FIDUCIARIO' },
    itemDate: '2012-12-12',
  },
  {
    tag: 'documentos_digitales',
    payload: {
      entrada: '123456/2022 (0)',
      detalle: 'PACTO SOCIAL & REFORMA',
      fecha_ingreso: '2022-05-10',
      fecha_escritura: '2022-05-06',
    },
    itemDate: '2022-05-06',
  },
  {
    tag: 'documentos_escaneados',
    payload: { nombre: 'ACTA 7', pdf_url: 'object://pa/acta.pdf' },
    itemDate: '2001-09-08',
  },
  { tag: 'documentos_escaneados', payload: { nombre: 'ACTA 8', pdf_url: null }, itemDate: null },
];

export const COMPANY: StubEntity = {
  kind: 'Organization',
  nombre: 'Compañía Ñandú de Pruebas, S.A.',
  ruc: '900000123-2-2019 DV 47',
  cedula: null,
  core: {
    ficha: '9000123',
    folio: '900000123',
    tipo_organizacion: 'SOCIEDAD ANONIMA',
    fecha_registro: '2019-03-04',
    capital: '10,000.00',
    domicilio: 'Calle Única, Edificio Inventado, Bella Vista, Panamá',
    status: 'VIGENTE',
    vigencia: 'PERPETUA',
  },
  records: [
    director('Íngrid Ñáñez Ficticia', '8-7001-12', 'PRESIDENTE', true),
    director('TENEDORA IMAGINADA, S.A.', '900000777-2-2011', 'DIRECTOR', true),
    director('OTRA INVENTADA CORP.', null, 'SUSCRIPTOR', false),
    {
      tag: 'representante_legal_identificado',
      payload: { nombre: 'Íngrid Ñáñez Ficticia', cedula: '8-7001-12', cargo: 'PRESIDENTE', person_id: 77 },
      itemDate: '2019-03-04',
    },
    {
      tag: 'organizaciones',
      payload: { cargo: 'DIRECTOR', nombre: 'FILIAL SOÑADA, S.A.', organization_id: 78, activo: false },
      itemDate: '2020-02-29',
    },
    {
      tag: 'suspension',
      payload: {
        activa: true,
        motivo: 'MOROSIDAD EN TASA UNICA',
        autoridad: 'Dirección General de Ingresos',
        resolucion: '201-0001',
        fecha_inicio: '2023-06-01',
        fecha_fin: null,
      },
      itemDate: '2023-06-01',
    },
    { tag: 'rp_report_url', payload: { rp_report_url: 'object://pa/report.pdf' }, itemDate: '2025-01-15' },
    folioOf({ ...PARCEL, folio: '91111111 (F)' }),
    folioOf({ folio: '92222222 (F)', precio: null, monto: null, acreedor: null, dates: [] }),
    unit(folioOf({ ...PARCEL, folio: '93333333 (PH)' }), 'Torre Inventada'),
    ...HELD,
  ],
};

export const PERSON: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Íngrid Ñáñez Ficticia',
  ruc: null,
  cedula: '8-7001-12',
  core: {},
  records: [...memberships(2), folioOf({ ...PARCEL, folio: '94444444 (F)' }), ...HELD],
};
