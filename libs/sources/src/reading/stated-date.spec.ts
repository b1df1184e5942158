import { describe, expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubSource } from '@entity-registry/testing';
import { StubSession } from '../../test/stub-session.js';
import { COMPANY } from '../../test/samples.js';
import { acodeco } from '../acodeco/adapter.js';
import { css } from '../css/adapter.js';
import { pageOf } from '../transport/page.js';
import { jsonObject } from './files/json.js';
import { fileDate, statedDate, statedDateInJson } from './stated-date.js';

const page = (text: string, contentType = 'text/html; charset=utf-8') =>
  pageOf({ url: 'https://source.test/', status: 200, contentType, body: Buffer.from(text) });

describe('the date that a page states', () => {
  it.each([
    ['<p>Actualizado al 05/04/2023</p><table><tr><td>x</td></tr></table>', '2023-04-05T00:00:00Z'],
    ['<p>ACTUALIZADA AL&nbsp;<b>5 de abril de 2023</b></p>', '2023-04-05T00:00:00Z'],
    ['<table></table><div>Última actualización: <span>2023-04-05</span></div>', '2023-04-05T00:00:00Z'],
    ['<div>Fecha de actualización : 5-4-2023</div>', '2023-04-05T00:00:00Z'],
    // Of a row, without a date, and of a day that does not exist.
    ['<table><tr><td>Actualizado al 05/04/2023</td></tr></table>', null],
    ['<p>Publicado el 05/04/2023</p>', null],
    ['<p>Actualizado al 31/02/2023</p>', null],
  ])('%s', (html, date) => {
    expect(statedDate(page(html))).toBe(date);
  });

  it('is the date of a feed, not of an entry', () => {
    const feed = (own: string) =>
      page(`<rss><channel>${own}<item><pubDate>Wed, 15 May 2024 08:30:00 -0500</pubDate></item></channel></rss>`, 'application/rss+xml'); // prettier-ignore
    expect(statedDate(feed('<lastBuildDate>Tue, 14 May 2024 08:30:00 -0500</lastBuildDate>'))).toBe('2024-05-14T13:30:00.000Z'); // prettier-ignore
    expect(statedDate(feed(''))).toBeNull();
  });

  it('is the server’s date for a file', () => {
    const file = { ...page('a,b\r\n', 'text/csv'), lastModified: 'Fri, 20 Nov 2026 14:00:00 GMT' };
    expect(fileDate(file)).toBe('2026-11-20T14:00:00.000Z');
    expect(statedDate(file)).toBe('2026-11-20T14:00:00.000Z');
    expect(fileDate({ ...file, lastModified: 'yesterday' })).toBeNull();
    expect(fileDate(page(''))).toBeNull();
    // Ignores the server's date for a page that is generated for each request.
    expect(statedDate({ ...file, contentType: 'text/html' })).toBeNull();
  });

  it.each([
    [{ fecha_actualizacion: '17-06-2025 - 09:05 AM' }, '2025-06-17T00:00:00Z'],
    [{ ultimaActualizacion: '2025-06-17T10:00:00' }, '2025-06-17T00:00:00Z'],
    [{ Actualizado: null, última_actualización: '17/06/2025' }, '2025-06-17T00:00:00Z'],
    [{ fecha_actualizacion: 'ayer' }, null],
    [{ fecha_actualizacion: { dia: 17 } }, null],
    [{ fecha_publicacion: '17-06-2025' }, null],
  ])('is in the keys of JSON: %j', (response, date) => {
    expect(statedDateInJson(jsonObject(response, 'the answer'))).toBe(date);
  });
});

describe('an adapter', () => {
  const read = (adapter: typeof acodeco, body: string) => {
    const stub: StubSource = {
      source: adapter.source,
      respond: () => Promise.resolve({ contentType: 'text/html', body: `<html><body>${body}</body></html>` }),
    };
    return adapter.read(COMPANY, new StubSession({ stub, world: new MemoryWorld([]), wanted: adapter.feeds }));
  };

  it('gives its rows, and a list without rows about the subject, the date of the page', async () => {
    const columns = ['Agente económico', 'RUC', 'Tipo de sanción', 'Fecha'];
    const table = (cells: string[]) =>
      `<table><tr>${columns.map((name) => `<th>${name}</th>`).join('')}</tr><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
    const date = '2026-11-15T00:00:00Z';
    const reported = '<p>Actualizado al 15/11/2026</p>';
    expect(
      await read(acodeco, reported + table([COMPANY.nombre ?? '', COMPANY.ruc ?? '', 'MULTA', '05/01/2026'])),
    ).toMatchObject({
      items: [{ tag: 'sanciones', sourceUpdatedAt: date }],
      sourceUpdatedAt: { sanciones: date },
    });
    expect(await read(acodeco, reported + table(['OTRA', '900000999-2-2019', 'MULTA', '05/01/2026']))).toEqual({
      tags: ['sanciones'],
      items: [],
      sourceUpdatedAt: { sanciones: date },
    });
    expect(await read(acodeco, table(['OTRA', '900000999-2-2019', 'MULTA', '05/01/2026']))).toBeNull();
  });

  it('of a monthly list dates each row by its publication', async () => {
    const html = `<table><tr><th>Publicación</th><th>Fecha de publicación</th><th>Empleador</th><th>RUC o cédula</th></tr>
      <tr><td>MOROSOS</td><td>05/04/2023</td><td>X</td><td>${COMPANY.ruc ?? ''}</td></tr></table>`;
    expect((await read(css, html))?.items).toMatchObject([{ sourceUpdatedAt: '2023-04-05T00:00:00Z' }]);
  });
});
