import { describe, expect, it } from '@jest/globals';
import { company, refreshFixture, said } from '../../test/refresh-fixture.js';

describe('a name that a refresh changes', () => {
  const fixture = refreshFixture();
  const formerNames = () => fixture.query('select kind, name, until::text, source from entity_name order by id');
  const rename = (nombre: string) => fixture.write([said('registro_publico', ['core_registro'], [], { nombre })]);

  it('becomes a former name, until the day of the refresh', async () => {
    await fixture.store({ entities: [company] }, false);
    await rename('Renombrada Inventada, S.A.');
    expect(await formerNames()).toEqual([
      { kind: 'former', name: company.nombre, until: '2026-11-21', source: 'registro_publico' },
    ]);
  });

  it('is not kept if it was generated', async () => {
    await rename('Renombrada Inventada, S.A.');
    expect(await formerNames()).toEqual([]);
  });
});
