import { DomainError } from '@entity-registry/domain';
import { SeverableProxy, createTestDatabase } from '@entity-registry/testing';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { databaseErrorKind, evidentDatabaseErrorKind } from './database-errors.js';
import { StandbyLostError } from './lost-standby.js';
import { PoolFullError } from './pool-full.js';
import { createPool } from './pool.js';
import { QueryTimeoutError } from './statement-watch.js';

const fromServer = (code: string): Error => Object.assign(new pg.DatabaseError('no', 0, 'error'), { code });

describe('databaseErrorKind', () => {
  it.each([
    ['a lock timeout', '55P03', 'lock_timeout'],
    ['a lost deadlock', '40P01', 'lock_timeout'],
    ['a statement that took too long', '57014', 'statement_timeout'],
    ['a transaction that took too long', '25P04', 'statement_timeout'],
    ['a server that shuts down', '57P01', 'connection'],
    ['too many sessions', '53300', 'connection'],
    ['a read-only standby', '25006', 'connection'],
    ['a wrong password', '28P01', 'connection'],
    ['a constraint violation', '23514', undefined],
    ['a missing table', '42P01', undefined],
  ])('reads %s (%s) as %s', (_, code, error) => {
    expect(databaseErrorKind(fromServer(code))).toBe(error);
  });

  it.each([
    ['a refused connection', Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' }), 'connection'],
    ['no free connection in time', new PoolFullError(null), 'overloaded'],
    ['a standby that is lost', new StandbyLostError(), 'overloaded'],
    ['a statement without an answer', new QueryTimeoutError(6_000), 'connection'],
    ['a domain error', new DomainError('entity_not_found'), undefined],
    ['a bug in our code', new TypeError('undefined is not a function'), undefined],
  ])('reads %s', (_, error, trouble) => {
    expect(databaseErrorKind(error)).toBe(trouble);
  });
});

describe('evidentDatabaseErrorKind', () => {
  it.each([
    ['a lost deadlock', fromServer('40P01'), 'lock_timeout'],
    ['a constraint violation', fromServer('23514'), undefined],
    ['a refused connection', Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' }), 'connection'],
    ['a statement without an answer', new QueryTimeoutError(6_000), 'connection'],
    ['a terminated connection', new Error('Connection terminated due to connection timeout'), 'connection'],
    ['a broken connection', new Error('Client has encountered a connection error and is not queryable'), 'connection'],
    ['an error of unknown origin', new Error('an unknown error'), undefined],
    [
      'a host that refused the connection at each address',
      new AggregateError([Object.assign(new Error('connect ECONNREFUSED ::1:1'), { syscall: 'connect' })]),
      'connection',
    ],
    ['a value that is not an error', 'Connection terminated', undefined],
  ])('reads %s', (_, error, trouble) => {
    expect(evidentDatabaseErrorKind(error)).toBe(trouble);
  });

  it('recognizes errors of the pool when it has no connection in time, and when one breaks', async () => {
    const database = await createTestDatabase({ poolSize: 1 });
    const { proxy, url } = await SeverableProxy.open(database.url);
    const pool = createPool(url, { max: 1, connectTimeoutMs: 500 });
    const client = await pool.connect();
    client.on('error', () => undefined);
    const errorKindOf = (work: Promise<unknown>) => work.then(() => 'none', evidentDatabaseErrorKind);
    expect(await errorKindOf(pool.query('select 1'))).toBe('overloaded');
    const sleeping = errorKindOf(client.query('select pg_sleep(60)'));
    proxy.sever();
    expect(await sleeping).toBe('connection');
    expect(await errorKindOf(client.query('select 1'))).toBe('connection');
    client.release(true);
    expect(await errorKindOf(pool.query('select 1'))).toBe('connection');
    proxy.restore();
    proxy.freeze();
    expect(await errorKindOf(pool.query('select 1'))).toBe('connection');
    await pool.end();
    await proxy.close();
    await database.drop();
  });
});
