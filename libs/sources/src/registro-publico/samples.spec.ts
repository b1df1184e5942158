import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubSource } from '@entity-registry/testing';
import type { Tag } from '@entity-registry/domain';
import { StubSession } from '../../test/stub-session.js';
import type { QueriedEntity } from '../source.js';
import { registroPublicoAdapter } from './adapter.js';

/** Pages as the site might write them: other order, other case, no accents, extra columns. All synthetic. */
const sample = (name: string): string => readFileSync(new URL(`samples/${name}.html`, import.meta.url), 'utf8');

const TABS: Readonly<Record<string, string>> = {
  'Datos de la Persona Jurídica': 'persona-juridica',
  Dignatarios: 'dignatarios',
  Inmuebles: 'inmuebles',
  'Datos del folio': 'folio-real',
};

const site: StubSource = {
  source: 'registro_publico',
  respond: ({ path, query }) => {
    const name = path === '/BusquedaFolios' ? 'busqueda' : TABS[query.get('pestana') ?? ''];
    const expected = query.get('numeroFolio') !== null || path === '/BusquedaFolios' || query.get('id') === '2';
    if (name === undefined || !expected) return Promise.resolve(undefined);
    return Promise.resolve({ contentType: 'text/html', body: sample(name) });
  },
};

const SUBJECT: QueriedEntity = {
  jurisdiction: 'pa',
  kind: 'Organization',
  nombre: 'MOLINOS DEL ENSAYO, S.A.',
  ruc: '900000502-2-2012',
  rucNoDv: '900000502-2-2012',
  cedula: null,
  ficha: null,
  folio: null,
};

const read = (wanted: readonly Tag[], subject: QueriedEntity = SUBJECT) =>
  registroPublicoAdapter.read(subject, new StubSession({ stub: site, world: new MemoryWorld([]), wanted }));

describe('pages of the register', () => {
  it('return the base fields as written, and blank ones as null', async () => {
    expect((await read(['core_registro']))?.core).toEqual({
      nombre: 'MOLINOS DEL ENSAYO, S.A.',
      ruc: '900000502-2-2012 DV 05',
      ficha: '800002',
      folio: '155000002',
      tipo_organizacion: 'SOCIEDAD ANÓNIMA',
      fecha_registro: '07/02/2012',
      capital: 'B/. 10,000.00 dividido en 100 acciones',
      domicilio: null,
      status: 'VIGENTE',
      vigencia: 'PERPETUA',
    });
  });

  it('may state in words that a section is empty', async () => {
    expect(await read(['suspension', 'representante_legal_identificado', 'rp_report_url'])).toEqual({
      tags: ['suspension', 'representante_legal_identificado', 'rp_report_url'],
      items: [
        {
          tag: 'representante_legal_identificado',
          payload: { nombre: 'Aurelio Fingido', cedula: 'E-8-900007', cargo: 'PRESIDENTE' },
          itemDate: '2012-02-07',
          namedEntities: { person_id: { kind: 'NaturalPerson', nombre: 'Aurelio Fingido', identifier: 'E-8-900007' } },
        },
      ],
    });
  });

  it('name directors in columns of any order', async () => {
    const findings = await read(['directores']);
    expect(findings?.items.map(({ payload, itemDate }) => [...Object.values(payload), itemDate])).toEqual([
      ['Aurelio Fingido', 'PRESIDENTE', 'E-8-900007', true, '2012-02-07', null, '2012-02-07'],
      ['AGENTES SUPUESTOS LTDA.', 'DIRECTOR', null, false, '2012-02-07', '2013-12-31', null],
    ]);
    expect(findings?.items.map(({ namedEntities }) => namedEntities?.['person_id']?.kind)).toEqual([
      'NaturalPerson',
      'Organization',
    ]);
  });

  it('list real estate with its entries, the latest first', async () => {
    const sale = {
      vendedor: 'Delfina Supuesta',
      comprador: 'MOLINOS DEL ENSAYO, S.A.',
      precio: 45_000,
      moneda: 'USD',
      fecha: '1998-06-20',
    };
    const mortgage = {
      acreedor: 'BANCO SUPUESTO, S.A.',
      deudor: 'MOLINOS DEL ENSAYO, S.A.',
      monto: 30_000,
      moneda: 'USD',
      fecha_inscripcion: '2003-09-15',
      fecha_vencimiento: null,
      estado: 'CANCELADA',
    };
    const entry = (nombre: string, fecha: string) => ({
      nombre,
      fecha,
      hipoteca: null,
      compraventa: null,
    });
    const bought = { ...entry('COMPRAVENTA', '1998-06-30'), compraventa: sale };
    const pledged = { ...entry('HIPOTECA', '2003-09-15'), hipoteca: mortgage };
    expect((await read(['fincas']))?.items).toEqual([
      {
        tag: 'fincas',
        payload: {
          folio: '90100200',
          ficha: null,
          fecha_inscripcion: '1998-06-30',
          hipotecas: [pledged],
          compraventas: [bought],
          last_hipoteca: pledged,
          last_compraventa: bought,
          record_events: [pledged, entry('ANOTACIÓN', '2003-09-15'), bought],
        },
        itemDate: '1998-06-30',
      },
    ]);
  });

  it('are not the subject’s if only the beginning of the name is the same', async () => {
    expect(await read(['core_registro'], { ...SUBJECT, ruc: null, nombre: 'Molinos del Ensayo' })).toBeNull();
  });

  it('fail if the window belongs to another folio', async () => {
    const other = { ...SUBJECT, ruc: '900000501-2-2012' };
    await expect(read(['core_registro'], other)).rejects.toThrow('the register lists the folio but does not show it');
  });
});
