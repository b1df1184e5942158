import { formatEnvironmentErrors, parseEnvironment } from '@entity-registry/http';
import { describe, expect, it } from '@jest/globals';
import { PlatformEnvironment } from './config.js';

const required = {
  DATABASE_URL: 'postgresql://registry@127.0.0.1:5432/registry',
  KEY_PEPPER: 'p'.repeat(32),
  PLATFORM_SECRET_KEY: 'k'.repeat(32),
  PLATFORM_TOKEN: 't'.repeat(32),
  WEBHOOK_SECRET_KEY: 's'.repeat(32),
  OBJECT_STORE_SECRET: 'o'.repeat(32),
  PLATFORM_URL: 'https://dashboard.example.test',
};

describe("the dashboard's environment", () => {
  it('needs the database, the secrets and its own address, and shows no mails on a page by default', () => {
    expect(parseEnvironment(PlatformEnvironment, required)).toMatchObject({
      ok: true,
      value: { HOST: '127.0.0.1', PORT: 4_100, OUTBOX_PAGE: false, SMTP_URL: '' },
    });
    const parsed = parseEnvironment(PlatformEnvironment, {});
    if (parsed.ok) throw new Error('expected errors');
    const missing = parsed.errors.map(({ variable }) => variable);
    expect(missing).toEqual(expect.arrayContaining(Object.keys(required)));
  });

  it.each([
    ['PLATFORM_SECRET_KEY', 'short'],
    ['PLATFORM_TOKEN', 'short'],
    ['PLATFORM_URL', 'https://dashboard.example.test/app'],
    ['PLATFORM_URL', 'dashboard.example.test'],
    ['SMTP_URL', 'http://mail.example.test'],
    ['OUTBOX_PAGE', 'yes'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['PORT', '70000'],
  ])('names the variable that is wrong: %s (%s)', (variable, value) => {
    const parsed = parseEnvironment(PlatformEnvironment, { ...required, [variable]: value });
    if (parsed.ok) throw new Error('expected an error');
    expect(formatEnvironmentErrors(parsed.errors)).toContain(`${variable} is not valid`);
  });

  it('needs all of the card payment settings or none', () => {
    const half = { STRIPE_SECRET_KEY: 'sk_live_x' };
    const parsed = parseEnvironment(PlatformEnvironment, { ...required, ...half });
    if (parsed.ok) throw new Error('expected an error');
    expect(formatEnvironmentErrors(parsed.errors)).toContain('STRIPE_WEBHOOK_SECRET is not set');
    const whole = { ...half, STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    expect(parseEnvironment(PlatformEnvironment, { ...required, ...whole })).toMatchObject({ ok: true });
  });
});
