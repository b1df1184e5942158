import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAudit } from '../audit/audit-rows.js';
import { Operators } from './operators.js';

const now = new Date('2026-11-21T12:00:00Z');
const machine = { operatorId: null, name: 'the machine', requestId: null };

let database: TestDatabase;
let operators: Operators;

beforeAll(async () => {
  database = await createTestDatabase();
  operators = new Operators(database.pool, { pepper: Buffer.from('p'.repeat(32)), now: () => now });
});

afterAll(() => database.drop());

describe('an operator', () => {
  it('has a token that is shown once, stored only as a keyed hash, and found by it', async () => {
    const { token, ...row } = await operators.add({ name: 'Ana', role: 'support' }, machine);
    expect(token).toMatch(/^op_[A-Za-z0-9_-]{43}$/);
    expect(row).toMatchObject({ name: 'Ana', role: 'support', createdAt: now, revokedAt: null });
    expect(await operators.authenticate(token)).toEqual(row);
    const { rows } = await database.pool.query('select token_hash from operator where id = $1', [row.id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['', 'op_', `op_${'a'.repeat(43)}`, `pk_${'a'.repeat(43)}`])('is not found with %j', async (token) => {
    expect(await operators.authenticate(token)).toBeNull();
  });

  it('is not found once revoked; revoking again changes nothing, and both are in the audit log', async () => {
    const { id, token } = await operators.add({ name: 'Beto', role: 'viewer' }, machine);
    const revoked = await operators.revoke(id, machine);
    expect(await operators.authenticate(token)).toBeNull();
    expect(await operators.revoke(id, machine)).toEqual(revoked);
    const log = await listAudit(database.pool, {}, { limit: 10, before: null });
    expect(log.filter(({ target }) => target === `operator:${id}`)).toMatchObject([
      {
        action: 'operator.revoke',
        actor: 'the machine',
        at: now,
        detail: { before: { name: 'Beto', role: 'viewer' } },
      },
      { action: 'operator.add', operatorId: null, detail: { after: { name: 'Beto', role: 'viewer' } } },
    ]);
  });

  it('cannot be revoked if it does not exist', async () => {
    await expect(operators.revoke(999_999n as never, machine)).rejects.toMatchObject({
      detail: { code: 'unknown_operator' },
    });
  });

  it('cannot be revoked as the last admin, even if two are revoked at once', async () => {
    const one = await operators.add({ name: 'Carla', role: 'admin' }, machine);
    const other = await operators.add({ name: 'Dino', role: 'admin' }, machine);
    const outcomes = await Promise.allSettled([operators.revoke(one.id, machine), operators.revoke(other.id, machine)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { detail: { code: 'last_admin' } },
    });
  });
});
