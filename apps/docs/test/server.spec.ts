import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Site, createLogger, createMetricsRegistry } from '@entity-registry/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createDocsApp } from '../src/create-app.js';

const SCRIPT = 'document.documentElement.classList.add("dark")';
const FILES: Readonly<Record<string, string>> = {
  'index.html': `<title>Home</title><script>${SCRIPT}</script><script src="/assets/app.1.js"></script>`,
  '404.html': '<title>None</title>',
  'quick-start.html': '<title>Quick</title>',
  'quick-start.md': '# Quick start\n',
  'adr/index.html': '<title>Decisions</title>',
  'assets/app.1.js': 'export {};',
  '.digest': 'secret',
};

let directory: string;
let app: NestExpressApplication;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'docs-site-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  const log = createLogger({ service: 'docs', level: 'silent' });
  const metrics = createMetricsRegistry('docs');
  app = await createDocsApp(Site.load(directory, { remedy: 'npm run docs', fallback: '404.html' }), {
    log,
    metrics,
    drainTimeoutMs: 1_000,
  });
});

afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const get = (address: string) => request(app.getHttpServer()).get(address);

describe('the documentation server', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/quick-start', 200, 'Quick'],
    ['/quick-start?x=1', 200, 'Quick'],
    ['/quick-start.html', 200, 'Quick'],
    ['/adr/', 200, 'Decisions'],
    ['/adr', 200, 'Decisions'],
    ['/nothing', 404, 'None'],
    ['/%', 404, 'None'],
    ['/..%2f..%2fetc%2fpasswd', 404, 'None'],
    ['/.digest', 404, 'None'],
  ])('returns %s with %i', async (address, status, title) => {
    const response = await get(address);
    expect([response.status, response.text]).toEqual([status, expect.stringContaining(`<title>${title}</title>`)]);
  });

  it('returns Markdown at .md, and for requests that accept it', async () => {
    const requested = await get('/quick-start').set('Accept', 'text/markdown, text/html;q=0.5');
    expect([requested.text, requested.headers['vary']]).toEqual(['# Quick start\n', 'Accept, Accept-Encoding']);
    const named = await get('/quick-start.md');
    expect([named.text, named.headers['content-type']]).toEqual(['# Quick start\n', 'text/markdown; charset=utf-8']);
  });

  it('lets a page load its own files and run its inline scripts, and nothing else', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; /);
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  });

  it('lets browsers cache files with a digest in their name permanently, and revalidate the others', async () => {
    expect((await get('/assets/app.1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await get('/quick-start');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await get('/quick-start').set('If-None-Match', String(page.headers['etag']));
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('reports that it is healthy, and refuses methods other than GET', async () => {
    expect((await get('/health')).body).toEqual({ status: 'ok', service: 'docs' });
    const posted = await request(app.getHttpServer()).post('/quick-start');
    expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a folder without a site', () => {
  it('is refused with the command that builds the site', () => {
    expect(() => Site.load('/nowhere', { remedy: 'npm run docs', fallback: '404.html' })).toThrow('npm run docs');
  });
});
