import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Owners, isSameOwner } from './session-owner.js';
import { sessionToEvict, sessionOverOwnerLimit } from './session-shares.js';
import type { SharedSession } from './session-shares.js';

interface Opened extends SharedSession {
  readonly nr: number;
}

const owners = new Owners();
const MAX = 1_000;
const MOST = 100;

/** Opens sessions like the service, and returns the open ones. */
class Table {
  sessions: Opened[] = [];
  private serial = 0;

  open(address: string, key: string | null = null, isKeyAccepted = false): number {
    const owner = owners.of({ key, address });
    const { sessions } = this;
    const ends =
      sessionOverOwnerLimit(sessions, owner, MOST) ?? (sessions.length >= MAX ? sessionToEvict(sessions) : undefined);
    this.serial += 1;
    this.sessions = [...sessions.filter((session) => session !== ends), { owner, isKeyAccepted, nr: this.serial }];
    return this.serial;
  }

  has(nr: number): boolean {
    return this.sessions.some((session) => session.nr === nr);
  }
}

const address = (nr: number): string => `203.${String(nr >> 8)}.${String(nr & 255)}.1`;

describe('the shares of sessions', () => {
  it('let 1,300 addresses without a key end no session that has one', () => {
    const table = new Table();
    const agents = Array.from({ length: 50 }, (_, nr) => table.open('198.51.100.1', `pk_${String(nr)}`));
    for (let nr = 0; nr < 1_300; nr += 1) table.open(address(nr));
    expect(agents.every((nr) => table.has(nr))).toBe(true);
    expect(table.sessions).toHaveLength(MAX);
  });

  it('let made-up keys from 1,300 networks end no session whose key is proven', () => {
    const table = new Table();
    const agents = Array.from({ length: 500 }, (_, nr) => table.open('198.51.100.1', `pk_${String(nr)}`, true));
    for (let nr = 0; nr < 1_300; nr += 1) table.open(address(nr), `pk_invented_${String(nr)}`);
    expect(agents.every((nr) => table.has(nr))).toBe(true);
  });

  it('let one network, with any keys, have a hundred sessions that are not proven, and end only its own', () => {
    const table = new Table();
    const other = table.open('198.51.100.1');
    const first = table.open('203.0.113.1');
    for (let nr = 0; nr < 300; nr += 1) table.open(`203.0.113.${String(nr % 250)}`, `pk_invented_${String(nr)}`);
    expect([table.has(other), table.has(first), table.sessions.length]).toEqual([true, false, MOST + 1]);
  });

  it('let one key have a hundred sessions wherever it is used from, and end only its own', () => {
    const table = new Table();
    const other = table.open('198.51.100.1', 'pk_other', true);
    for (let nr = 0; nr < 1_300; nr += 1) table.open(address(nr), 'pk_one', true);
    expect([table.has(other), table.sessions.length]).toEqual([true, MOST + 1]);
  });

  it('count sessions of a network with proven keys only by their keys', () => {
    const table = new Table();
    const opened = Array.from({ length: 400 }, (_, nr) => table.open('203.0.113.1', `pk_${String(nr)}`, true));
    expect(opened.every((nr) => table.has(nr))).toBe(true);
  });

  it('never end a session of a proven key to make room for an unproven one, and never exceed the maximum', () => {
    const opening = fc.record({
      network: fc.nat(15),
      host: fc.nat(3),
      key: fc.option(fc.nat(30)),
      isProven: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(opening, { maxLength: 60 }), (openings) => {
        const [max, most] = [20, 6];
        let sessions: Opened[] = [];
        for (const [nr, { network, host, key, isProven }] of openings.entries()) {
          const from = `203.0.${String(network)}.${String(host)}`;
          const owner = owners.of({ key: key === null ? null : `pk_${String(key)}`, address: from });
          const own = sessionOverOwnerLimit(sessions, owner, most);
          const ends = own ?? (sessions.length >= max ? sessionToEvict(sessions) : undefined);
          if (own !== undefined)
            expect(isSameOwner(own.owner, owner) || own.owner.network === owner.network).toBe(true);
          const unproven = sessions.some((session) => !session.isKeyAccepted);
          if (own === undefined && ends !== undefined && unproven) expect(ends.isKeyAccepted).toBe(false);
          sessions = [
            ...sessions.filter((session) => session !== ends),
            { owner, isKeyAccepted: isProven && key !== null, nr },
          ];
          expect(sessions.length).toBeLessThanOrEqual(max);
        }
      }),
    );
  });
});

describe('the owner of a session', () => {
  it('is the key, or the network without one; nothing of the key can be read from it', () => {
    const one = owners.of({ key: 'pk_secret', address: '203.0.113.1' });
    const same = owners.of({ key: 'pk_secret', address: '198.51.100.1' });
    const other = owners.of({ key: 'pk_other', address: '203.0.113.1' });
    const [near, far] = ['203.0.113.1', '198.51.100.1'].map((from) => owners.of({ key: null, address: from }));
    expect([isSameOwner(one, same), isSameOwner(one, other)]).toEqual([true, false]);
    expect(near && far && isSameOwner(near, far)).toBe(false);
    expect(near && isSameOwner(near, owners.of({ key: null, address: '203.0.113.200' }))).toBe(true);
    expect(JSON.stringify(one) + one.identity.toString()).not.toContain('secret');
    // Another process, or this one after a restart, has a different identity for it.
    expect(isSameOwner(one, new Owners().of({ key: 'pk_secret', address: '203.0.113.1' }))).toBe(false);
  });

  it('is never a network whose name looks like a key', () => {
    const network = owners.of({ key: null, address: '203.0.113.1' });
    expect(isSameOwner(network, owners.of({ key: '203.0.113.0/24', address: '203.0.113.1' }))).toBe(false);
  });
});
