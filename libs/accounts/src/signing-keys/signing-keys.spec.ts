import { createPublicKey, verify } from 'node:crypto';
import { canonicalJson } from '@entity-registry/domain';
import type { JsonValue } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { secretBox } from '../sealing/sealing.js';
import { SigningKeys } from './signing-keys.js';
import type { PublicSigningKey, Signature } from './signing-keys.js';

const ACTOR = { operatorId: null, name: 'the tests', requestId: null };
const DOCUMENT: JsonValue = { id: 'scr_1', results: [{ name: 'Zacarías', score: 0.5 }] };

describe('the signing keys', () => {
  let database: TestDatabase;
  let time: Date;
  const open = (secret = 'a secret of the tests, long enough'): SigningKeys =>
    new SigningKeys(database.pool, { box: secretBox(secret), now: () => time });

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 6 });
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    time = new Date('2026-03-10T12:00:00Z');
    await database.pool.query('truncate signing_key cascade');
  });

  const isValid = ({ jws }: Signature, { jwk }: PublicSigningKey, document: JsonValue): boolean => {
    const [header = '', payload, signature = ''] = jws.split('.');
    expect(payload).toBe('');
    const text = `${header}.${Buffer.from(canonicalJson(document), 'utf8').toString('base64url')}`;
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  };

  it('sign a document, whatever the order of its members, and no other', async () => {
    const keys = open();
    const signature = await keys.sign(DOCUMENT);
    const [key, ...more] = await keys.publicKeys();
    if (key === undefined) throw new Error('no key');
    expect(more).toEqual([]);
    expect(signature.keyId).toBe(key.id);
    expect(isValid(signature, key, { results: [{ score: 0.5, name: 'Zacarías' }], id: 'scr_1' })).toBe(true);
    expect(isValid(signature, key, { id: 'scr_1', results: [{ name: 'Zacarias', score: 0.5 }] })).toBe(false);
  });

  it('are made once, although processes start together', async () => {
    const processes = Array.from({ length: 5 }, () => open());
    const signed = await Promise.all(processes.map((keys) => keys.sign(DOCUMENT)));
    expect(new Set(signed.map(({ keyId }) => keyId)).size).toBe(1);
    expect(await open().publicKeys()).toHaveLength(1);
  });

  it('are sealed: without the secret, nothing is signed', async () => {
    await open().sign(DOCUMENT);
    const { rows } = await database.pool.query<{ text: string }>('select signing_key::text as text from signing_key');
    expect(rows[0]?.text).not.toMatch(/PRIVATE KEY/);
    await expect(open('another secret of the tests, as long').sign(DOCUMENT)).rejects.toThrow();
  });

  it('are replaced: the old one stays valid for what it signed, and for processes that still use it', async () => {
    const [keys, otherProcess] = [open(), open()];
    const before = await keys.sign(DOCUMENT);
    await otherProcess.sign(DOCUMENT);
    time = new Date('2026-06-10T12:00:00Z');
    await otherProcess.sign(DOCUMENT);
    const id = await keys.rotate(ACTOR);
    const [old, current] = await keys.publicKeys();
    expect([current?.id, current?.validUntil]).toEqual([id, null]);
    expect(old).toMatchObject({ id: before.keyId, validUntil: new Date('2026-06-10T12:10:00Z') });
    if (old === undefined) throw new Error('no key');
    expect(isValid(before, old, DOCUMENT)).toBe(true);
    expect((await keys.sign(DOCUMENT)).keyId).toBe(id);
    // Another process uses what it read for a minute.
    expect((await otherProcess.sign(DOCUMENT)).keyId).toBe(before.keyId);
    time = new Date('2026-06-10T12:01:00Z');
    expect((await otherProcess.sign(DOCUMENT)).keyId).toBe(id);
    const { rows } = await database.pool.query(`select target from audit_entry where action = 'signing_key.rotate'`);
    expect(rows).toEqual([{ target: `signing_key:${id}` }]);
  });

  it('exist if they were announced, although two operators replace the key at once', async () => {
    const keys = open();
    await keys.sign(DOCUMENT);
    const ids = await Promise.all([keys.rotate(ACTOR), open().rotate(ACTOR)]);
    const all = await keys.publicKeys();
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(all.filter(({ validUntil }) => validUntil === null)).toHaveLength(1);
  });
});
