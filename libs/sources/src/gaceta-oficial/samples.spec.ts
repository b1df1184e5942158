import { expect, it } from '@jest/globals';
import { COMPANY, readSamples } from '../../test/samples.js';
import { gacetaOficial } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/consultas/gacetas': 'gacetas.html', '/pdfTemp/30284_B/98562.pdf': '98562.pdf' };
  expect(await readSamples(gacetaOficial, import.meta.url, { subject: COMPANY, pages })).toEqual([
    {
      tag: 'gacetas',
      payload: {
        gaceta: '30284-B',
        entidad: 'Ministerio del Ensayo',
        titulo: 'RESOLUCIÓN N° 12',
        descripcion: 'QUE AUTORIZA A LA EMPRESA MOLINOS DEL ENSAYO, S.A., PARA OPERAR',
        gaceta_url: 'https://www.gacetaoficial.gob.pa/gacetas/30284_B',
        pdf_url: 'object://gaceta_oficial/pdfTemp/30284_B/98562.pdf',
        publicacion_id: '990001',
        fecha_publicacion: '2025-05-22',
        fecha_redactacion: '2025-05-20',
      },
      itemDate: '2025-05-22',
    },
  ]);
});
