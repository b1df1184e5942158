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
    const fresh = (of: Buffer): Promise<KeyState | null> => {
      read.push(of.toString().trim());
      return Promise.resolve(states.get(of.toString().trim()) ?? null);
    };
    known = new KnownKeys({ fresh }, () => now);
  });

  it('treats a key as good from its first good reading until a reading finds it revoked', () => {
    expect(known.isGood(hash('a'))).toBe(false);
    known.note(hash('a'), GOOD);
    expect(known.isGood(hash('a'))).toBe(true);
    known.note(hash('a'), ROLLED);
    expect(known.isGood(hash('a'))).toBe(true);
    known.note(hash('a'), REVOKED);
    expect(known.isGood(hash('a'))).toBe(false);
  });

  it.each([
    ['unknown', null],
    ['revoked', REVOKED],
  ])('treats a key that was %s ten times in a second as such for the rest of that second', (_what, state) => {
    for (let nr = 1; nr <= 10; nr += 1) {
      expect(known.isDead(hash('a'))).toBe(false);
      known.note(hash('a'), state);
    }
    expect([known.isDead(hash('a')), known.isDead(hash('b'))]).toEqual([true, false]);
    now = 999;
    expect(known.isDead(hash('a'))).toBe(true);
    now = 1_000;
    expect(known.isDead(hash('a'))).toBe(false);
  });

  it('adds a new key as soon as it is notified, and reads none that is already known', async () => {
    states.set('new', GOOD).set('old', REVOKED);
    known.note(hash('known'), GOOD);
    for (const name of ['new', 'old', 'known']) await known.learn(hash(name));
    expect(read).toEqual(['new', 'old']);
    expect(['new', 'old', 'known'].map((name) => known.isGood(hash(name)))).toEqual([true, false, true]);
  });

  it('forgets that a key was dead when it is notified of a change', async () => {
    for (let nr = 0; nr < 10; nr += 1) known.note(hash('a'), null);
    states.set('a', GOOD);
    await known.learn(hash('a'));
    expect([known.isDead(hash('a')), known.isGood(hash('a'))]).toEqual([false, true]);
  });

  it('stays bounded, however many unknown callers try keys', () => {
    for (let nr = 0; nr < 20_001; nr += 1) known.note(hash(String(nr)), null);
    for (let nr = 0; nr < 9; nr += 1) known.note(hash('0'), null);
    // It was forgotten: nine reads, not ten.
    expect(known.isDead(hash('0'))).toBe(false);
  });
});
