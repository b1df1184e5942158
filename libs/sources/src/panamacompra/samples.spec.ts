import { expect, it } from '@jest/globals';
import { COMPANY, readSamples } from '../../test/samples.js';
import { panamacompra } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = {
    '/Inicio/api/actos': 'actos.json',
    '/Inicio/solicitud-de-cotizacion/2025-0-99-01-08-CL-000604/QfyojIwRnIsITNzADN1ojIpJye': 'acto.html',
    '/Inicio/documentos/990001.pdf': '990001.pdf',
    '/Inicio/api/inhabilitados': 'inhabilitados.json',
  };
  expect(await readSamples(panamacompra, import.meta.url, { subject: COMPANY, pages })).toEqual([
    {
      tag: 'licitaciones',
      payload: {
        acto: '2025-0-99-01-08-CL-000604',
        descripcion: 'Harina de trigo, 500 sacos',
        entidad: 'Ministerio del Ensayo',
        estado: 'Vigente',
        fecha_publicacion: '2025-06-17',
        licitacion_url:
          'https://www.panamacompra.gob.pa/Inicio/#/solicitud-de-cotizacion/2025-0-99-01-08-CL-000604/QfyojIwRnIsITNzADN1ojIpJye',
        documentos: [
          { nombre: 'Pliego de cargos', pdf_url: 'object://panamacompra/Inicio/documentos/990001.pdf' },
          { nombre: 'Aclaración', pdf_url: null },
        ],
      },
      itemDate: '2025-06-17',
    },
    {
      tag: 'sanciones',
      payload: { nombre: 'MOLINOS DEL ENSAYO, S.A.', tipo_sancion: 'INHABILITACIÓN POR 6 MESES' },
      itemDate: null,
    },
  ]);
});
