import type { StubEntity } from '@entity-registry/testing';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { contraloria } from './adapter.js';

const subject: StubEntity = {
  kind: 'Organization',
  nombre: 'Caminos del Ñeque, S.A.',
  ruc: '900000031-2-2018 DV 62',
  cedula: null,
  core: {},
  records: [
    {
      tag: 'documentos_contraloria',
      payload: {
        tramite: '9100100',
        documento: 'ORDEN DE COMPRA',
        institucion: 'Ministerio del Ensayo',
        favor: 'Caminos del Ñeque, S.A.',
        fecha_entrada: '2024-01-05',
        fecha_refrando: '2024-01-25',
        fecha_salida: null,
        numero: '77',
        scafid: null,
        monto: 123456.7,
        estado: 'REFRENDADO',
        asunto: 'PAGO DE CUENTA',
      },
      itemDate: '2024-01-05',
    },
    {
      tag: 'documentos_contraloria',
      payload: {
        tramite: '9100101',
        documento: null,
        institucion: null,
        favor: 'Caminos del Ñeque, S.A.',
        fecha_entrada: null,
        fecha_refrando: null,
        fecha_salida: null,
        numero: null,
        scafid: 'S-1',
        monto: null,
        estado: null,
        asunto: 'Obras <menores> & mayores',
      },
      itemDate: null,
    },
  ],
};

const source = { adapter: contraloria, stub: stubOf('contraloria'), subject };

itRoundTrips(source);
describeMalformedPages({
  ...source,
  printsNoNumbers: true,
  labels: [
    'Trámite',
    'Documento',
    'Institución',
    'A favor de',
    'Fecha de entrada',
    'Fecha de refrendo',
    'Fecha de salida',
    'Número',
    'SCAFID',
    'Monto',
    'Estado',
    'Asunto',
  ],
});
