import { DomainError } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { databaseTrouble } from './database-trouble.js';
import { UnansweredError } from './statement-watch.js';

const fromServer = (code: string): Error => Object.assign(new pg.DatabaseError('no', 0, 'error'), { code });

describe('databaseTrouble', () => {
  it.each([
    ['a lock not granted in time', '55P03', 'lock_timeout'],
    ['a deadlock lost', '40P01', 'lock_timeout'],
    ['a statement that took too long', '57014', 'statement_timeout'],
    ['a server that shuts down', '57P01', 'connection'],
    ['no room for another session', '53300', 'connection'],
    ['a standby that takes no writes', '25006', 'connection'],
    ['a password that was changed', '28P01', 'connection'],
    ['a breach of a constraint', '23514', undefined],
    ['a table that is not there', '42P01', undefined],
  ])('reads %s (%s) as %s', (_, code, trouble) => {
    expect(databaseTrouble(fromServer(code))).toBe(trouble);
  });

  it.each([
    ['a refused connection', Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' }), 'connection'],
    ['no connection in time', new Error('timeout exceeded when trying to connect'), 'connection'],
    ['a statement without an answer', new UnansweredError(6_000), 'connection'],
    ['a refusal of the domain', new DomainError('entity_not_found'), undefined],
    ['a fault of our code', new TypeError('undefined is not a function'), undefined],
  ])('reads %s', (_, error, trouble) => {
    expect(databaseTrouble(error)).toBe(trouble);
  });
});
