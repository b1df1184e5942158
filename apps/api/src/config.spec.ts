import { formatEnvironmentErrors, parseEnvironment } from '@entity-registry/http';
import { describe, expect, it } from '@jest/globals';
import { ApiEnvironment, publicUrl } from './config.js';

const required = {
  DATABASE_URL: 'postgresql://registry@127.0.0.1:5432/registry',
  KEY_PEPPER: 'p'.repeat(32),
  OBJECT_STORE_SECRET: 's'.repeat(32),
};

describe("the API's environment", () => {
  it('needs the database and the secrets, and has a default for everything else', () => {
    expect(parseEnvironment(ApiEnvironment, required)).toMatchObject({
      ok: true,
      value: { HOST: '127.0.0.1', PORT: 4_000, RATE_LIMIT_PER_SECOND: 1, RATE_LIMIT_BURST: 5, OBJECT_STORE: 'files' },
    });
    const parsed = parseEnvironment(ApiEnvironment, {});
    if (parsed.ok) throw new Error('expected errors');
    expect(parsed.errors.map(({ variable }) => variable).sort()).toEqual(Object.keys(required).sort());
  });

  it('has a public address on the port of the API, unless another is given', () => {
    const publicUrlWith = (variables: Record<string, string>) => {
      const parsed = parseEnvironment(ApiEnvironment, { ...required, ...variables });
      if (!parsed.ok) throw new Error(formatEnvironmentErrors(parsed.errors));
      return publicUrl(parsed.value);
    };
    expect(publicUrlWith({})).toBe('http://127.0.0.1:4000');
    expect(publicUrlWith({ PORT: '6000' })).toBe('http://127.0.0.1:6000');
    expect(publicUrlWith({ PORT: '6000', PUBLIC_URL: 'https://api.example' })).toBe('https://api.example');
  });

  it('needs the variables of S3 when S3 is chosen', () => {
    const parsed = parseEnvironment(ApiEnvironment, { ...required, OBJECT_STORE: 's3', S3_BUCKET: 'documents' });
    if (parsed.ok) throw new Error('expected errors');
    expect(parsed.errors.map(({ variable }) => variable)).toEqual([
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
  });

  it.each([
    ['KEY_PEPPER', 'short'],
    ['DATABASE_URL', 'mysql://x'],
    ['RATE_LIMIT_PER_SECOND', '0'],
    ['RATE_LIMIT_BURST', '1.5'],
    ['POOL_SIZE', '3'],
    ['REDIS_URL', 'http://127.0.0.1:6379'],
    ['OBJECT_STORE', 'tape'],
    ['PLATFORM_URL', 'https://platform.example.test/'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', '10.0.0.1,everyone'],
    ['AGENT_SERVER_TOKEN', 'short'],
    ['PLATFORM_TOKEN', 'short'],
  ])('refuses an invalid %s and names it', (variable, value) => {
    const parsed = parseEnvironment(ApiEnvironment, { ...required, [variable]: value });
    if (parsed.ok) throw new Error('expected an error');
    expect(formatEnvironmentErrors(parsed.errors)).toMatch(
      new RegExp(`^configuration: 1 error\\(s\\)\n  ${variable} is not valid`),
    );
  });

  it('describes every variable', () => {
    for (const [variable, schema] of Object.entries(ApiEnvironment.properties)) {
      expect({ variable, description: (schema as { description?: string }).description }).toEqual({
        variable,
        description: expect.stringMatching(/.{10}/),
      });
    }
  });
});
