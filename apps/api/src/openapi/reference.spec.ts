import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { ApiFixture } from '../../test/api-fixture.js';

describe('the reference', () => {
  let api: ApiFixture;
  beforeAll(async () => {
    api = await ApiFixture.open();
  });
  afterAll(() => api.close());

  const policyOf = ({ headers }: Response): string =>
    (headers as Record<string, string>)['content-security-policy'] ?? '';

  it('is a page without a key that loads every file from this service', async () => {
    const page = await api
      .get('/docs')
      .expect(200)
      .expect('Content-Type', /^text\/html/);
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file).toMatch(/^\/docs\/assets\//);
      await api.get(file).expect(200);
    }
    expect(page.text).not.toMatch(/https?:/);
  });

  it('may load, run and connect only to this service', async () => {
    const policy = policyOf(await api.get('/docs').expect(200));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('reads both documents and calls no validator', async () => {
    const { text } = await api.get('/docs/assets/start.js').expect(200);
    expect(text).toContain('/v5/openapi.yml');
    expect(text).toContain('/v4/openapi.yml');
    expect(text).toContain('validatorUrl: null');
  });

  it.each([
    ['/docs/assets/package.json'],
    ['/docs/assets/..%2fpackage.json'],
    ['/docs/assets/__proto__'],
    ['/docs/assets/swagger-ui.js.map'],
  ])('serves no other file: %s', async (path) => {
    await api.get(path).expect(404);
  });

  it('explains every error at the anchor that problem details link to', async () => {
    const problem = await api.get('/v5/network').set('Accept', 'application/problem+json').expect(403);
    const { type } = problem.body as { type: string };
    const [path = '', code = ''] = type.split('#');
    const page = await api
      .get(path)
      .expect(200)
      .expect('Content-Type', /^text\/html/);
    expect(page.text).toContain(`id="${code}"`);
  });

  it.each(['v4', 'v5'])('serves the document of %s without a key, as YAML', async (version) => {
    const { text } = await api
      .get(`/${version}/openapi.yml`)
      .expect(200)
      .expect('Content-Type', /^application\/yaml/)
      .buffer(true)
      .parse(asText);
    expect(text).toMatch(/^openapi: 3\.1\.\d\n/);
  });
});

function asText(response: Response, done: (error: Error | null, body: unknown) => void): void {
  let text = '';
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => (text += chunk));
  stream.on('end', () => {
    (response as unknown as { text: string }).text = text;
    done(null, text);
  });
}
