import { describe, expect, it } from '@jest/globals';
import { ABSENT_HEADERS, withPresence } from '../data/presence.js';
import type { Key, TopUp } from '../data/queries.js';
import type { Schemas } from '../data/schemas.js';
import { isAmount, isZeroAmount, isSignedAmount } from './account/amount.js';
import { keyState } from './account/tabs/key-columns.js';
import { queryOf } from './audit/AuditPage.js';
import { linesOf } from './audit/detail.js';
import { silentMinutes } from './imports/stalled.js';
import { isUnattended, lateSeconds } from './queues/late.js';
import { actionsOf } from './top-ups/top-up-columns.js';

const NOW = new Date('2026-11-22T12:00:00Z');

describe('a key', () => {
  it.each([
    [null, null, 'working'],
    [null, '2026-12-01T00:00:00Z', 'working'],
    [null, '2026-11-22T12:00:00Z', 'expired'],
    ['2026-11-22T13:00:00Z', null, 'ending'],
    ['2026-11-22T11:00:00Z', '2026-12-01T00:00:00Z', 'revoked'],
  ])('revoked at %s and expiring at %s is %s', (revoked, expires, state) => {
    expect(keyState({ revoked_at: revoked, expires_at: expires } as Key, NOW)).toBe(state);
  });
});

describe('a top-up', () => {
  it.each([
    ['bank_transfer', 'pending', '0.00', ['approve', 'reject']],
    ['bank_transfer', 'paid', '0.00', ['refund']],
    ['bank_transfer', 'paid', '1.00', ['refund', 'collect']],
    ['bank_transfer', 'rejected', '0.00', []],
    ['card', 'pending', '0.00', []],
    ['card', 'paid', '2.50', ['collect']],
  ])('by %s that is %s and owes %s allows: %j', (method, status, owed, actions) => {
    expect(actionsOf({ method, status, owed } as TopUp)).toEqual(actions);
  });
});

describe('an import', () => {
  it.each([
    ['running', '2026-11-22T11:58:00Z', null],
    ['running', '2026-11-22T11:40:30Z', 19],
    ['running', null, 60],
    ['failed', '2026-11-22T09:00:00Z', null],
  ])('that is %s and last wrote at %s has been silent for %s minutes', (status, advanced, minutes) => {
    const run = { status, advanced_at: advanced, started_at: '2026-11-22T11:00:00Z' } as Schemas['IngestRunView'];
    expect(silentMinutes(run, NOW)).toBe(minutes);
  });
});

describe('a queue', () => {
  it.each([
    ['refresh', '2026-11-22T11:54:00Z', 360],
    ['refresh', '2026-11-22T11:58:00Z', null],
    ['documents', '2026-11-22T01:00:00Z', null],
    ['mail', null, null],
  ])('%s, oldest row %s: late by %s seconds', (name, oldest, seconds) => {
    expect(lateSeconds({ name, oldest_row_at: oldest } as Schemas['QueueView'], NOW)).toBe(seconds);
  });
});

describe('the emails of an installation without a mail server', () => {
  it.each([
    ['mail', 4, 4, true],
    ['mail', 4, 3, false],
    ['mail', 0, 0, false],
    ['refresh', 4, null, false],
  ])('%s: %s wait, %s untried: unattended %s', (name, rows, untried, unattended) => {
    expect(isUnattended({ name, rows_waiting: rows, rows_untried: untried } as Schemas['QueueView'])).toBe(unattended);
  });
});

describe('an amount', () => {
  it.each([
    ['25', true, true, false],
    ['25.000001', true, true, false],
    ['-2.50', false, true, false],
    ['0.00', true, true, true],
    ['', false, false, true],
    ['1,5', false, false, false],
    ['1e3', false, false, false],
  ])('%j', (text, unsigned, signed, nothing) => {
    expect([isAmount(text), isSignedAmount(text), isZeroAmount(text)]).toEqual([unsigned, signed, nothing]);
  });
});

describe('the query of the audit log', () => {
  it('contains only complete values', () => {
    expect(queryOf({ account: '12', action: ' key.revoke ', from: '2026-11-01', to: '' })).toEqual({
      ...{ account: '12', action: 'key.revoke', from: '2026-11-01', to: null },
    });
    expect(queryOf({ account: '0x', action: '', from: '2026-11', to: 'x' })).toEqual({
      ...{ account: null, action: null, from: null, to: null },
    });
  });
});

describe('an entry of the audit log', () => {
  it('shows old and new values', () => {
    const detail = {
      before: { plan: 'standard', limit: null, old: 1 },
      after: { plan: 'sandbox', limit: '5.00', name: 'x' },
    };
    expect(linesOf(detail)).toEqual(['plan: standard → sandbox', 'limit: – → 5.00', 'old: 1 → –', 'name: x']);
    expect(linesOf({})).toEqual([]);
  });
});

describe('an automatic refresh', () => {
  it('is marked after a minute without input, until the operator returns', async () => {
    const target = new EventTarget();
    const sent: (string | undefined)[] = [];
    let now = 0;
    const fetch = withPresence(
      (_url, init) => {
        sent.push((init.headers as Record<string, string>)['x-operator-absent']);
        return Promise.resolve(new Response());
      },
      target,
      () => now,
    );
    const ask = () => fetch('/admin/queues', { headers: {} });
    await ask();
    now = 60_000;
    await ask();
    target.dispatchEvent(new Event('keydown'));
    await ask();
    expect(sent).toEqual([undefined, ABSENT_HEADERS['x-operator-absent'], undefined]);
  });
});
