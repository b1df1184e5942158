import { isDomainError } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Cursors } from './cursors.js';

const SECRET = 'k'.repeat(32);
const SCOPE = { purpose: 'section', accountId: 7n };

describe('Cursors', () => {
  let time = new Date('2026-11-21T12:00:00Z');
  const cursors = new Cursors(SECRET, () => time);
  const rejected = (act: () => unknown): boolean => {
    try {
      act();
      return false;
    } catch (error) {
      return isDomainError(error, 'invalid_cursor');
    }
  };

  it('opens a cursor in every process with the same secret', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        const sealed = cursors.seal(SCOPE, payload as never, null);
        expect(new Cursors(SECRET, () => time).open(SCOPE, sealed)).toEqual(JSON.parse(JSON.stringify(payload)));
        expect(sealed).toMatch(/^[\w-]+$/);
      }),
      { numRuns: 50 },
    );
  });

  it('refuses a cursor for another account, purpose or secret, and one with any character changed', () => {
    const sealed = cursors.seal(SCOPE, { after: 12 }, 60);
    expect(rejected(() => cursors.open({ ...SCOPE, accountId: 8n }, sealed))).toBe(true);
    expect(rejected(() => cursors.open({ ...SCOPE, purpose: 'search' }, sealed))).toBe(true);
    expect(rejected(() => new Cursors('j'.repeat(32), () => time).open(SCOPE, sealed))).toBe(true);
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      expect(rejected(() => cursors.open(SCOPE, changed))).toBe(true);
    }
    for (const text of ['', 'x', `${sealed}=`, `${sealed} `, 'é', 'A'.repeat(10_000)]) {
      expect(rejected(() => cursors.open(SCOPE, text))).toBe(true);
    }
  });

  it('refuses a cursor from the moment it expires', () => {
    const sealed = cursors.seal(SCOPE, 1, 60);
    time = new Date('2026-11-21T12:00:59.999Z');
    expect(cursors.open(SCOPE, sealed)).toBe(1);
    time = new Date('2026-11-21T12:01:00Z');
    expect(rejected(() => cursors.open(SCOPE, sealed))).toBe(true);
    expect(cursors.unseal(SCOPE, sealed)).toEqual({ payload: 1, expired: true });
  });
});
