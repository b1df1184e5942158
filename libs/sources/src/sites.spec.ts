import { describe, expect, it } from '@jest/globals';
import { CATALOG } from '@entity-registry/domain';
import { addressOf, baseUrls } from './sites.js';
import { SourceError } from './source.js';

const SITE = 'https://www.gacetaoficial.gob.pa';
const STUB = 'http://127.0.0.1:3400/gaceta_oficial';

it('has a base for each source: its own site, or its part of the stub', () => {
  for (const { id } of CATALOG.sources) {
    expect(URL.canParse(baseUrls()(id))).toBe(true);
    expect(baseUrls()(id)).not.toMatch(/\/$/);
    expect(baseUrls('http://127.0.0.1:3400/')(id)).toBe(`http://127.0.0.1:3400/${id}`);
  }
});

describe('addressOf', () => {
  const at = (base: string, path: string, query = {}) => addressOf('gaceta_oficial', base, path, query).href;

  it.each([
    ['/buscar', { texto: 'Ñandú & Cía' }, '/buscar?texto=%C3%91and%C3%BA+%26+C%C3%ADa'],
    ['buscar?p=2', {}, '/buscar?p=2'],
    ['?p=2#inicio', {}, '/?p=2'],
    ['', {}, '/'],
    [`${SITE}/pdfTemp/29966_A/98562.pdf?v=1`, {}, '/pdfTemp/29966_A/98562.pdf?v=1'],
    ['//www.gacetaoficial.gob.pa/x', {}, '/x'],
    ['http://www.gacetaoficial.gob.pa/x', {}, '/x'],
    ['a/../b', {}, '/b'],
  ])('reads %j below the base, of the site and of the stub', (path, query, expected) => {
    expect(at(SITE, path, query)).toBe(SITE + expected);
    expect(at(STUB, path, query)).toBe(STUB + expected);
  });

  it.each([
    'https://example.test/x',
    '//169.254.169.254/latest',
    '\\\\169.254.169.254\\latest',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://www.gacetaoficial.gob.pa@example.test/',
    'https://www.gacetaoficial.gob.pa.example.test/',
    'https://www.gacetaoficial.gob.pa:8443/',
  ])('rejects %j', (path) => {
    expect(() => at(SITE, path)).toThrow(SourceError);
    expect(() => at(STUB, path)).toThrow(SourceError);
  });

  describe('of a source whose pages are below a path of its site', () => {
    const PAYROLL = 'https://www.contraloria.gob.pa/CGR.PLANILLAGOB.UI/Formas';
    const stub = 'http://127.0.0.1:3400/contraloria_planilla';
    const below = (base: string, path: string) => addressOf('contraloria_planilla', base, path, {}).href;

    it.each(['Reporte?E=1', '/CGR.PLANILLAGOB.UI/Formas/Reporte?E=1', `${PAYROLL}/Reporte?E=1`])('reads %j', (path) => {
      expect(below(PAYROLL, path)).toBe(`${PAYROLL}/Reporte?E=1`);
      expect(below(stub, path)).toBe(`${stub}/Reporte?E=1`);
    });

    it('rejects a link from the root that leads elsewhere', () => {
      const paths = ['/Reporte', '/CGR.PLANILLAGOB.UI/Formas/../Otra', '/CGR.PLANILLAGOB.UI/FormasOtras/x'];
      for (const path of paths) expect(() => below(PAYROLL, path)).toThrow('a link leads to another site');
    });
  });

  it('rejects a link that leaves the source’s part of the stub', () => {
    expect(() => at(STUB, '../_control/all')).toThrow('a link leads to another site');
    expect(() => at(STUB, '%2e%2e/_control/all')).toThrow('a link leads to another site');
    expect(() => at(STUB, 'http://127.0.0.1:3400/dgi/x')).toThrow('a link leads to another site');
    expect(at(STUB, `${STUB}/x`)).toBe(`${STUB}/x`);
  });
});
