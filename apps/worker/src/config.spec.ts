import { parseEnvironment } from '@entity-registry/http';
import { describe, expect, it } from '@jest/globals';
import { WorkerEnvironment } from './config.js';

const required = {
  DATABASE_URL: 'postgresql://registry@127.0.0.1:5432/registry',
  PUBLIC_URL: 'https://api.example.test',
  OBJECT_STORE_SECRET: 'o'.repeat(32),
  WEBHOOK_SECRET_KEY: 's'.repeat(32),
};

describe("the worker's environment", () => {
  it('needs the database, the secrets and the address in webhooks, and has a default for everything else', () => {
    expect(parseEnvironment(WorkerEnvironment, required)).toMatchObject({ ok: true, value: { HOST: '127.0.0.1' } });
    const parsed = parseEnvironment(WorkerEnvironment, {});
    if (parsed.ok) throw new Error('expected errors');
    expect(parsed.errors.map(({ variable }) => variable).sort()).toEqual(Object.keys(required).sort());
  });
});
