import type { StubEntity } from '@entity-registry/testing';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { laPrensa } from './adapter.js';

const subject: StubEntity = {
  kind: 'Organization',
  nombre: 'Caminos del Ñeque, S.A.',
  ruc: '900000031-2-2018 DV 62',
  cedula: null,
  core: {},
  records: [
    {
      tag: 'noticias',
      payload: {
        titulo: 'Caminos del Ñeque, S.A. inaugura nueva sede',
        fuente: 'La Prensa',
        url: 'https://noticias.example/2024-05-14/1?a=1&b=2',
        fecha: '2024-05-14',
        resumen: 'Nota de muestra, generada para pruebas.',
      },
      itemDate: '2024-05-14',
    },
    {
      tag: 'noticias',
      payload: {
        titulo: 'Ministerio del Ensayo adjudica obras',
        fuente: 'La Prensa',
        url: 'https://noticias.example/2023-12-31/2',
        fecha: '2023-12-31',
        resumen: 'El contrato fue para Caminos del Ñeque, S.A.',
      },
      itemDate: '2023-12-31',
    },
  ],
};

const source = { adapter: laPrensa, stub: stubOf('la_prensa'), subject };

itRoundTrips(source);
describeMalformedPages({
  ...source,
  printsNoNumbers: true,
  labels: ['channel', 'title', 'link', 'pubDate'],
  asciiLabels: true,
});
