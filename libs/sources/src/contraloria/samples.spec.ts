import { expect, it } from '@jest/globals';
import { COMPANY, readSamples } from '../../test/samples.js';
import { contraloria } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/consultas/documentos': 'documentos.html' };
  expect(await readSamples(contraloria, import.meta.url, { subject: COMPANY, pages })).toEqual([
    {
      tag: 'documentos_contraloria',
      payload: {
        tramite: '9100100',
        documento: 'CONTRATO',
        institucion: 'MINISTERIO DEL ENSAYO',
        favor: 'MOLINOS DEL ENSAYO S.A.',
        fecha_entrada: '2024-01-05',
        fecha_refrando: '2024-01-25',
        fecha_salida: null,
        numero: '77',
        scafid: null,
        monto: 1234.5,
        estado: 'REFRENDADO',
        asunto: 'COMPRA DE HARINA',
      },
      itemDate: '2024-01-05',
    },
  ]);
});
