import { describe, expect, it } from '@jest/globals';
import { StubService, answer } from '../test/stub-service.js';
import { isEntity } from './index.js';
import type { Asset, BatchResolution, Entity, NavesResult, Preview, Presence, Resolution } from './index.js';
import type { Section, UpdateRequestStatus } from './index.js';

/** Compiles if `value` has the type `T`: the type check is the test. */
const isA = <T>(value: T): T => value;
const { v5, v4 } = new StubService([answer(200, { sections: {} })]).client();

describe('the type of a response', () => {
  it('follows the options', async () => {
    const maybe = Math.random() < 2;
    isA<Resolution>(await v5.resolve({ name: 'x' }));
    isA<Resolution>(await v5.resolve({ name: 'x' }, { idempotencyKey: 'mine' }));
    isA<Resolution>(await v5.resolve({ name: 'x' }, { dryRun: false }));
    isA<Preview>(await v5.resolve({ name: 'x' }, { dryRun: true }));
    const either = await v5.resolve({ name: 'x' }, { dryRun: maybe });
    isA<Resolution | Preview>(either);
    // @ts-expect-error it may be a preview
    isA<Resolution>(either);
    const { data } = await v4.updateRequests.get(1, { dryRun: true }).withResponse();
    isA<Preview>(data);
    // @ts-expect-error it is a preview
    isA<UpdateRequestStatus>(data);
    expect(either).toBeDefined();
  });

  it('follows the options of a batch', async () => {
    const rows = [{ row_id: '1', name: 'x' }];
    isA<BatchResolution>(await v5.resolveBatch({ rows }));
    isA<Presence>(await v5.resolveBatch({ rows, with_presence: true }));
    const either = await v5.resolveBatch({ rows, with_presence: rows.length > 1 });
    isA<BatchResolution | Presence>(either);
    // @ts-expect-error it may be the presence
    isA<BatchResolution>(either);
    expect(either).toBeDefined();
  });

  it('follows the surface, whose filters are checked', async () => {
    const { results } = await v5.search('naves', { filters: { nombre: 'x' } });
    isA<NavesResult[]>(results);
    // @ts-expect-error a filter of another surface
    await v5.search('naves', { filters: { procedencia: 'x' } });
    isA<Section>('directores');
    // @ts-expect-error no section of that name
    isA<Section>('director');
    expect(results).toBeUndefined();
  });

  it('of an id is an entity or an asset', async () => {
    const found = await v5.entities.get('pa_own_1');
    expect(isEntity(found)).toBe(true);
    if (isEntity(found)) isA<Entity>(found);
    else isA<Asset>(found);
  });
});
