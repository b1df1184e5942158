import { describe, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { formatEnvironmentErrors, parseEnvironment } from './environment.js';

const schema = Type.Object({
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://',
    description: 'address of the database',
    remedy: 'name a PostgreSQL',
  }),
  KEY_PEPPER: Type.String({ minLength: 16, description: 'secret of the key hashes' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 4000 }),
  RATE: Type.Number({ minimum: 0, default: 1 }),
  TRUSTED_PROXIES: Type.Array(Type.String(), { default: [] }),
  VERBOSE: Type.Optional(Type.Boolean()),
});
const complete = { DATABASE_URL: 'postgresql://localhost/er', KEY_PEPPER: '0123456789abcdef' };

describe('environment', () => {
  it('fills defaults and reads numbers, booleans and comma-separated lists', () => {
    const parsed = parseEnvironment(schema, {
      ...complete,
      RATE: '0.5',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
      VERBOSE: '1',
    });
    expect(parsed).toEqual({
      ok: true,
      value: { ...complete, PORT: 4000, RATE: 0.5, TRUSTED_PROXIES: ['10.0.0.1', '10.0.0.2'], VERBOSE: true },
    });
  });

  it('lists every error with the name of its variable and a remedy', () => {
    const parsed = parseEnvironment(schema, { DATABASE_URL: 'mysql://x', PORT: '99999', VERBOSE: 'yes' });
    if (parsed.ok) throw new Error('expected errors');
    expect(parsed.errors.map((error) => error.variable)).toEqual(['DATABASE_URL', 'KEY_PEPPER', 'PORT', 'VERBOSE']);
    expect(formatEnvironmentErrors(parsed.errors)).toContain(
      'KEY_PEPPER is not set. Remedy: set KEY_PEPPER: secret of the key hashes',
    );
    expect(formatEnvironmentErrors(parsed.errors)).toContain('Remedy: name a PostgreSQL');
  });

  it('never repeats the value of a variable', () => {
    const parsed = parseEnvironment(schema, { ...complete, KEY_PEPPER: 'too-short' });
    if (parsed.ok) throw new Error('expected an error');
    expect(formatEnvironmentErrors(parsed.errors)).not.toContain('too-short');
  });

  it('counts an empty variable as not set', () => {
    const parsed = parseEnvironment(schema, { ...complete, PORT: '', KEY_PEPPER: '' });
    if (parsed.ok) throw new Error('expected an error');
    expect(parsed.errors.map((error) => error.variable)).toEqual(['KEY_PEPPER']);
  });
});
