import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { micro } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import type { FoundItem, SourceReading } from '@entity-registry/sources';
import { until } from '@entity-registry/testing';
import { RefreshFixture } from '../../test/refresh-fixture.js';

const mark = (nombre: string): FoundItem => ({
  ...{ tag: 'marcas', itemDate: '2026-01-05', payload: { solicitud: '9000001-01', nombre, estado: 'REGISTRADA' } },
});
const found = (tags: Tag[], items: FoundItem[] = []): SourceReading => ({ state: 'ok', findings: { tags, items } });
const down = (reason: string): SourceReading => ({ state: 'source_down', reason });

describe('a refresh', () => {
  let fixture: RefreshFixture;

  beforeEach(async () => {
    fixture = await RefreshFixture.open();
  });
  afterEach(() => fixture.close());

  const clean = async () => {
    const { drift } = await fixture.billing.reconcile();
    expect(drift).toEqual([]);
  };

  it('reads the sources of its codes, stores their data, and is charged once', async () => {
    fixture.sources.readings = { digerpi: found(['marcas'], [mark('TUIRA')]) };
    const id = await fixture.create(['DAT-IP']);
    expect(await fixture.run(id)).toBe('completed');
    expect(fixture.sources.requests).toEqual([
      { source: 'digerpi', wanted: ['marcas'], subject: expect.objectContaining({ kind: 'Organization', folio: '900000001', rucNoDv: '900000001-2-2019' }) },
    ]); // prettier-ignore
    const row = await fixture.row(id);
    expect(row).toMatchObject({ status: 'completed', runs: 1, error_message: null, started_at: fixture.time });
    const result = JSON.parse(row?.result ?? '{}') as Record<string, unknown>;
    expect(result).toMatchObject({ nombre: 'Maderas del Tuira Ficticia, S.A.', marcas: [{ nombre: 'TUIRA' }] });
    expect(Object.keys(result)).not.toContain('avisos');
    expect(await fixture.charges()).toEqual([`update_request:${id}`]);
    expect(await fixture.billing.spendable(fixture.account)).toBe(micro('9.97'));
    expect(await fixture.query('select source, state, reason, items, evidence_ids from source_reading')).toEqual([
      { source: 'digerpi', state: 'ok', reason: null, items: 1, evidence_ids: [7n, 8n] },
    ]);
    await clean();
  });

  it('requests only the tags that a source feeds, and for a person only those that persons have', async () => {
    await fixture.run(await fixture.create(['DAT-ALL']));
    const wanted = new Map(fixture.sources.requests.map((requested) => [requested.source, requested.wanted]));
    expect(wanted.get('dgi')).toEqual(['core_registro', 'is_itbm', 'last_itbm_date']);
    expect(wanted.get('sbp')).toEqual(['fideicomisos', 'company_licenses', 'sanciones'].sort());
    expect(wanted.has('ofac')).toBe(false);
    const states = await fixture.states();
    expect(Object.keys(states).filter((level) => states[level] !== 'empty')).toEqual(['core_registro']);
    fixture.sources.requests.length = 0;
    await fixture.run(await fixture.create(['DAT-ALL'], { entityPk: fixture.entities.NaturalPerson }));
    const ofPerson = fixture.sources.requests.flatMap((requested) => requested.wanted);
    expect(ofPerson).not.toContain('directores');
    expect(ofPerson).not.toContain('is_itbm');
    await clean();
  });

  it('is not run again after it has ended, and concurrent runs end it once', async () => {
    fixture.sources.readings = { digerpi: found(['marcas'], [mark('TUIRA')]) };
    const id = await fixture.create(['DAT-IP'], { webhook: 'https://receiver.example/hook' });
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => fixture.run(id)));
    expect(outcomes.filter((outcome) => outcome === 'completed')).toHaveLength(1);
    expect(await fixture.run(id)).toBe('settled');
    expect(await fixture.charges()).toHaveLength(1);
    expect(fixture.dispatched).toBe(1);
    expect(await fixture.query('select count(*)::int as n from webhook_delivery')).toEqual([{ n: 1 }]);
    expect(await fixture.query(`select count(*)::int as n from record where tag = 'marcas'`)).toEqual([{ n: 1 }]);
    await clean();
  });

  it('writes nothing from a run that was overtaken, such as one that stalled', async () => {
    const id = await fixture.create(['DAT-IP']);
    const overtaken = new Promise<void>((resolve) => {
      fixture.sources.onRead = async () => {
        fixture.sources.onRead = () => Promise.resolve();
        fixture.sources.readings = { digerpi: found(['marcas'], [mark('NUEVA')]) };
        expect(await fixture.run(id)).toBe('completed');
        fixture.sources.readings = { digerpi: found(['marcas'], [mark('VIEJA')]) };
        resolve();
      };
    });
    expect(await fixture.run(id)).toBe('settled');
    await overtaken;
    expect(await fixture.query(`select payload->>'nombre' as nombre from record where tag = 'marcas'`)).toEqual([
      { nombre: 'NUEVA' },
    ]);
    expect(await fixture.charges()).toHaveLength(1);
  });

  it('marks no source as down if another run has read it and ended the request', async () => {
    const id = await fixture.create(['DAT-IP']);
    fixture.sources.onRead = async () => {
      fixture.sources.onRead = () => Promise.resolve();
      fixture.sources.readings = { digerpi: found(['marcas'], [mark('NUEVA')]) };
      expect(await fixture.run(id)).toBe('completed');
      fixture.sources.readings = { digerpi: { state: 'source_down', reason: 'it did not answer' } };
    };
    expect(await fixture.run(id)).toBe('settled');
    expect(await fixture.query('select source, state from source_reading')).toEqual([
      { source: 'digerpi', state: 'ok' },
    ]);
    expect(await fixture.query(`select state from section where level = 'marcas'`)).toEqual([{ state: 'ok' }]);
  });

  it('completes with the newer data of another request that read the source later', async () => {
    const [slow, quick] = [await fixture.create(['DAT-IP']), await fixture.create(['DAT-IP'])];
    fixture.sources.onRead = async () => {
      fixture.sources.onRead = () => Promise.resolve();
      fixture.time = new Date('2026-11-21T12:00:05Z');
      fixture.sources.readings = { digerpi: found(['marcas'], [mark('NUEVA')]) };
      expect(await fixture.run(quick)).toBe('completed');
      fixture.sources.readings = { digerpi: found(['marcas'], [mark('VIEJA')]) };
    };
    expect(await fixture.run(slow)).toBe('completed');
    for (const id of [slow, quick]) {
      const result = JSON.parse((await fixture.row(id))?.result ?? '{}') as Record<string, unknown>;
      expect(result).toMatchObject({ marcas: [{ nombre: 'NUEVA' }] });
    }
    const [section] = await fixture.query(`select fetched_at from section where level = 'marcas'`);
    expect(section).toEqual({ fetched_at: new Date('2026-11-21T12:00:05Z') });
    expect(await fixture.charges()).toHaveLength(2);
    await clean();
  });

  describe('that cannot be paid', () => {
    it('requests no source and fails with that reason', async () => {
      const id = await fixture.create(['DAT-ALL']);
      await fixture.billing.adjust({ accountId: fixture.account, amount: micro('-9.00'), idempotencyKey: 'spent' });
      expect(await fixture.run(id)).toBe('insufficient');
      expect(fixture.sources.requests).toEqual([]);
      const failed = { status: 'failed', error_message: 'insufficient credits', result: null };
      expect(await fixture.row(id)).toMatchObject(failed);
    });

    it('has no result, stores nothing and sends no webhook if the money was spent while its sources were read', async () => {
      fixture.sources.readings = { digerpi: found(['marcas'], [mark('TUIRA')]) };
      const id = await fixture.create(['DAT-IP'], { webhook: 'https://receiver.example/hook' });
      const sections = await fixture.query('select * from section order by 1, 2, 3');
      fixture.sources.onRead = async () => {
        await fixture.billing.adjust({ accountId: fixture.account, amount: micro('-9.99'), idempotencyKey: 'spent' });
      };
      expect(await fixture.run(id)).toBe('insufficient');
      const failed = { status: 'failed', error_message: 'insufficient credits', result: null };
      expect(await fixture.row(id)).toMatchObject(failed);
      expect(await fixture.charges()).toEqual([]);
      expect(await fixture.query(`select from record where tag = 'marcas'`)).toEqual([]);
      expect(await fixture.query('select * from section order by 1, 2, 3')).toEqual(sections);
      expect(await fixture.query('select from source_look')).toEqual([]);
      expect(fixture.dispatched).toBe(0);
      expect(await fixture.query('select from webhook_delivery')).toEqual([]);
      await clean();
    });

    it('says so if a spending limit is the reason', async () => {
      await fixture.query('update account set cap_micro = 1500000 where id = $1', [fixture.account]);
      const id = await fixture.create(['DAT-ALL']);
      await fixture.query(
        `select charge($1, null, 'request:elsewhere', 100000, '[]', null, $2, null, null, 0::smallint, null, '{}', '{}', null)`,
        [fixture.account, fixture.time],
      );
      expect(await fixture.run(id)).toBe('capped');
      expect(await fixture.row(id)).toMatchObject({ status: 'failed', error_message: 'spending limit exceeded' });
    });
  });

  it('fails if its entity no longer exists, before or after its sources are read', async () => {
    const before = await fixture.create(['DAT-IP'], { entityPk: 4_000n });
    expect(await fixture.run(before)).toBe('entity_gone');
    expect(fixture.sources.requests).toEqual([]);
    const after = await fixture.create(['DAT-IP']);
    fixture.sources.onRead = async () => {
      await fixture.query('delete from entity where pk = $1', [fixture.entities.Organization]);
    };
    expect(await fixture.run(after)).toBe('entity_gone');
    expect(await fixture.row(after)).toMatchObject({
      status: 'failed',
      error_message: 'entity not found',
      entry_id: null,
    });
    expect(await fixture.charges()).toEqual([]);
  });

  it('fails without a charge if sources are down, names them all, and stores nothing from the others', async () => {
    fixture.sources.readings = {
      digerpi: found(['marcas'], [mark('TUIRA')]),
      panama_emprende: down('it answers with status 503'),
      registro_publico: down('the tab "Asientos" is missing'),
    };
    const id = await fixture.create(['DAT-BIZ'], { webhook: 'https://receiver.example/hook' });
    expect(await fixture.run(id)).toBe('source_down');
    expect(await fixture.row(id)).toMatchObject({
      status: 'failed',
      result: null,
      error_message:
        'source down: Registro Público de Panamá: the tab "Asientos" is missing; ' +
        'Panamá Emprende, Ministerio de Comercio e Industrias: it answers with status 503',
    });
    expect(await fixture.charges()).toEqual([]);
    expect(fixture.dispatched).toBe(0);
    expect(await fixture.states()).toEqual({ avisos: 'source_down', core_registro: 'ok', fideicomisos: 'source_down' });
    expect(await fixture.query(`select source from source_reading where state = 'source_down' order by 1`)).toEqual([
      { source: 'panama_emprende' },
      { source: 'registro_publico' },
    ]);
    fixture.sources.readings = {};
    expect(await fixture.run(await fixture.create(['DAT-BIZ']))).toBe('completed');
    expect(await fixture.states()).toMatchObject({ avisos: 'empty', fideicomisos: 'empty', marcas: 'empty' });
    const measured = await fixture.metrics.metrics();
    expect(measured).toContain('refreshes_total{outcome="source_down",service="worker"} 1');
    expect(measured).toContain(
      'source_readings_total{source="panama_emprende",state="source_down",service="worker"} 1',
    );
  });

  it('stays pending while sources are briefly down, names them, and completes when they are back', async () => {
    fixture.sources.readings = { digerpi: down('it responded with status 503') };
    const id = await fixture.create(['DAT-IP']);
    for (const run of [1, 2]) {
      await expect(fixture.run(id, undefined, false)).rejects.toThrow(
        /^source down: Dirección General .*: it responded with status 503$/,
      );
      expect(await fixture.row(id)).toMatchObject({ status: 'pending', runs: run, error_message: null });
    }
    expect(await fixture.query('select state from source_reading')).toEqual([{ state: 'source_down' }]);
    expect(await fixture.states()).toEqual({ core_registro: 'ok' });
    fixture.sources.readings = { digerpi: found(['marcas'], [mark('TUIRA')]) };
    expect(await fixture.run(id)).toBe('completed');
    expect(await fixture.query('select state from source_reading')).toEqual([{ state: 'ok' }]);
    expect(await fixture.states()).toMatchObject({ marcas: 'ok' });
    expect(await fixture.charges()).toHaveLength(1);
    await clean();
  });

  describe('that is interrupted', () => {
    it('stays pending if the process stops, and another run ends it', async () => {
      const stop = new AbortController();
      fixture.sources.onRead = (_source, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(signal.reason as Error);
          });
        });
      const id = await fixture.create(['DAT-BIZ']);
      const run = fixture.run(id, stop.signal);
      await until(() => Promise.resolve(fixture.sources.requests.length > 1));
      stop.abort(new Error('the worker stops'));
      await expect(run).rejects.toThrow('the worker stops');
      expect(await fixture.row(id)).toMatchObject({ status: 'pending', runs: 1 });
      fixture.sources.onRead = () => Promise.resolve();
      fixture.time = new Date('2026-11-21T12:10:00Z');
      expect(await fixture.run(id)).toBe('completed');
      expect(await fixture.row(id)).toMatchObject({ runs: 2, started_at: new Date('2026-11-21T12:00:00Z') });
      expect(await fixture.charges()).toHaveLength(1);
    });

    it('throws an internal error, releases the other sources, and stays pending', async () => {
      let letGo = 0;
      fixture.sources.onRead = (source, signal) =>
        source === 'registro_publico'
          ? Promise.reject(new Error('no space is left'))
          : new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => {
                letGo += 1;
                reject(signal.reason as Error);
              });
            });
      const id = await fixture.create(['DAT-GOV']);
      await expect(fixture.run(id)).rejects.toThrow('no space is left');
      expect(letGo).toBe(fixture.sources.requests.length - 1);
      expect(await fixture.row(id)).toMatchObject({ status: 'pending' });
      expect(await fixture.metrics.metrics()).toContain('refreshes_total{outcome="broken",service="worker"} 1');
    });

    it('stores nothing if it is interrupted while it completes, and the next run completes it', async () => {
      fixture.sources.readings = { digerpi: found(['marcas'], [mark('TUIRA')]) };
      await fixture.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;`);
      await fixture.query(
        `create trigger refuse before update of status on update_request for each row execute function refuse()`,
      );
      const id = await fixture.create(['DAT-IP']);
      await expect(fixture.run(id)).rejects.toThrow('no');
      expect(await fixture.charges()).toEqual([]);
      expect(await fixture.query(`select from record where tag = 'marcas'`)).toEqual([]);
      await fixture.query('drop trigger refuse on update_request');
      expect(await fixture.run(id)).toBe('completed');
      expect(await fixture.query(`select from record where tag = 'marcas'`)).toHaveLength(1);
      expect(await fixture.charges()).toHaveLength(1);
      await clean();
    });
  });
});
