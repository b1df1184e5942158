import { describe, expect, it } from '@jest/globals';
import { inTransaction } from '@entity-registry/database';
import {
  BY,
  HIDDEN_OFFICER,
  company,
  database,
  load,
  make,
  section,
  useInventedRegister,
} from '../../test/suppression-fixture.js';
import type { StoredObject } from '../objects/object-store.js';
import { listRules } from './rule-rows.js';
import { RULES_COPY, RulesCopy, parseRules } from './rules-copy.js';
import { liftSuppression } from './suppress.js';

useInventedRegister();

describe('rules of suppression', () => {
  it('come back from the object store by themselves after a restore, and are never taken from it', async () => {
    const objects = new Map<string, StoredObject>();
    const store = {
      get: (key: string) => Promise.resolve(objects.get(key)),
      put: (key: string, object: StoredObject) => Promise.resolve(void objects.set(key, object)),
    };
    const recorded: number[] = [];
    const newCopy = () =>
      new RulesCopy(database.pool, {
        objects: store,
        recorded: async (restore) => {
          const changed = await inTransaction(database.pool, restore);
          recorded.push(changed);
          return changed;
        },
      });
    const copied = () => parseRules(Buffer.from(objects.get(RULES_COPY)?.body ?? []).toString('utf8'));
    const noticesDue = async () => {
      const { rows } = await database.pool.query<{ id: string }>(
        'select id from suppression where notices_due and lifted_at is null order by parent_id nulls first',
      );
      return rows.map((row) => row.id);
    };
    const copy = newCopy();
    expect(await copy.sync()).toBe(0);
    expect(objects.size).toBe(0);
    const { id } = await make(company, HIDDEN_OFFICER);
    await copy.sync();
    expect(copied()).toHaveLength(2);

    // A restore to before the rule, and another worker.
    await database.pool.query('truncate suppression');
    await load(true);
    expect((await section(company, 'directores')).text).toContain('Ana Invento');
    expect(await newCopy().sync()).toBe(2);
    expect((await section(company, 'directores')).text).not.toContain('Ana Invento');
    expect(copied()).toHaveLength(2);
    // What lost the rules lost the notices to recipients too.
    expect(await noticesDue()).toEqual([id, expect.any(String)]);

    // That a rule was lifted isn't forgotten either.
    await inTransaction(database.pool, (tx) => liftSuppression(tx, id, BY));
    await newCopy().sync();
    await database.pool.query('update suppression set lifted_at = null, lifted_by = null');
    expect(await newCopy().sync()).toBe(2);
    expect(await listRules(database.pool, { lifted: false })).toEqual([]);
    expect(recorded.filter((changed) => changed > 0)).toEqual([2, 2]);

    // Nor that it was made again after that.
    await load(true);
    await make(company, HIDDEN_OFFICER);
    await newCopy().sync();
    const rules = await listRules(database.pool, { lifted: true });
    await database.pool.query('delete from suppression where id <> $1 and parent_id is distinct from $1', [id]);
    await database.pool.query('update suppression set lifted_at = null, lifted_by = null');
    await newCopy().sync();
    expect(await listRules(database.pool, { lifted: true })).toEqual(rules);
    const inForce = await listRules(database.pool, { lifted: false });
    expect((await noticesDue()).sort()).toEqual(inForce.map((one) => one.id).sort());

    objects.set(RULES_COPY, { body: Buffer.from('{"rules": '), contentType: 'application/json' });
    await expect(newCopy().sync()).rejects.toThrow('has no list of rules');
    expect(Buffer.from(objects.get(RULES_COPY)?.body ?? []).toString()).toBe('{"rules": ');
  });
});
