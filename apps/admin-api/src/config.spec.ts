import { formatEnvironmentErrors, parseEnvironment } from '@entity-registry/http';
import { describe, expect, it } from '@jest/globals';
import { AdminEnvironment } from './config.js';

const required = {
  DATABASE_URL: 'postgresql://registry@127.0.0.1:5432/registry',
  KEY_PEPPER: 'p'.repeat(32),
  WEBHOOK_SECRET_KEY: 's'.repeat(32),
};

describe("the admin API's environment", () => {
  it('needs the database and the secrets, listens only on this machine, and has a default for everything else', () => {
    expect(parseEnvironment(AdminEnvironment, required)).toMatchObject({
      ok: true,
      value: { HOST: '127.0.0.1', PORT: 4_200, METRICS_HOST: '127.0.0.1' },
    });
    const parsed = parseEnvironment(AdminEnvironment, {});
    if (parsed.ok) throw new Error('expected errors');
    expect(parsed.errors.map(({ variable }) => variable).sort()).toEqual(Object.keys(required).sort());
  });

  it.each([
    ['KEY_PEPPER', 'short'],
    ['WEBHOOK_SECRET_KEY', 'short'],
    ['DATABASE_URL', 'mysql://x'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
  ])('names the invalid variable: %s', (variable, value) => {
    const parsed = parseEnvironment(AdminEnvironment, { ...required, [variable]: value });
    if (parsed.ok) throw new Error('expected an error');
    expect(formatEnvironmentErrors(parsed.errors)).toMatch(
      new RegExp(`^configuration: 1 error\\(s\\)\n  ${variable} is not valid`),
    );
  });
});
