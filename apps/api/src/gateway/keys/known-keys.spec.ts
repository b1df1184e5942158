import type { KeyState } from '@entity-registry/accounts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { KnownKeys } from './known-keys.js';

const hash = (text: string): Buffer => Buffer.from(text.padEnd(32));
const asOf = new Date('2026-11-21T12:00:00Z');
const GOOD = { asOf, revokedAt: null } as KeyState;
const REVOKED = { asOf, revokedAt: asOf } as KeyState;
/** Rolled: it works until the overlap is over. */
const ROLLED = { asOf, revokedAt: new Date('2026-11-22T12:00:00Z') } as KeyState;

describe('KnownKeys', () => {
  let now: number;
  let read: string[];
  let states: Map<string, KeyState>;
  let known: KnownKeys;
  beforeEach(() => {
    now = 0;
    read = [];
    states = new Map();
    const readFresh = (of: Buffer): Promise<KeyState | null> => {
      read.push(of.toString().trim());
      return Promise.resolve(states.get(of.toString().trim()) ?? null);
    };
    known = new KnownKeys({ readFresh }, () => now);
  });

  it('treats a key as good from its first good reading until a reading finds it revoked', () => {
    expect(known.isGood(hash('a'))).toBe(false);
    known.record(hash('a'), GOOD);
    expect(known.isGood(hash('a'))).toBe(true);
    known.record(hash('a'), ROLLED);
    expect(known.isGood(hash('a'))).toBe(true);
    known.record(hash('a'), REVOKED);
    expect(known.isGood(hash('a'))).toBe(false);
  });

  it.each([
    ['unknown', null],
    ['revoked', REVOKED],
  ])('assumes that a key is still %s for the rest of a second after ten such reads', (_what, state) => {
    for (let nr = 1; nr <= 10; nr += 1) {
      expect(known.isRejected(hash('a'))).toBe(false);
      known.record(hash('a'), state);
    }
    expect([known.isRejected(hash('a')), known.isRejected(hash('b'))]).toEqual([true, false]);
    now = 999;
    expect(known.isRejected(hash('a'))).toBe(true);
    now = 1_000;
    expect(known.isRejected(hash('a'))).toBe(false);
  });

  it('reads and adds a new key when it is notified, but does not read a key that it knows', async () => {
    states.set('new', GOOD).set('old', REVOKED);
    known.record(hash('known'), GOOD);
    for (const name of ['new', 'old', 'known']) await known.recheck(hash(name));
    expect(read).toEqual(['new', 'old']);
    expect(['new', 'old', 'known'].map((name) => known.isGood(hash(name)))).toEqual([true, false, true]);
  });

  it('forgets that a key was dead when it is notified of a change', async () => {
    for (let nr = 0; nr < 10; nr += 1) known.record(hash('a'), null);
    states.set('a', GOOD);
    await known.recheck(hash('a'));
    expect([known.isRejected(hash('a')), known.isGood(hash('a'))]).toEqual([false, true]);
  });

  it('stays bounded no matter how many unknown keys are tried', () => {
    for (let nr = 0; nr < 20_001; nr += 1) known.record(hash(String(nr)), null);
    for (let nr = 0; nr < 9; nr += 1) known.record(hash('0'), null);
    // The first read was forgotten: nine reads count, not ten.
    expect(known.isRejected(hash('0'))).toBe(false);
  });
});
