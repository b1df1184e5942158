import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Site } from '@entity-registry/http';
import { describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../test/platform-fixture.js';

describe('while its database does not respond', () => {
  it('the dashboard responds 503 with Retry-After, reports that it is alive, and recovers on its own', async () => {
    const platform = await PlatformFixture.open();
    const owner = await platform.as('owner');
    const lock = await platform.db.connect();
    try {
      for (const table of ['auth_session', 'account']) {
        await lock.query('begin');
        await lock.query(`lock table ${table} in access exclusive mode`);
        const response = await owner.get('/api/me');
        expect([table, response.status, response.headers['retry-after']]).toEqual([table, 503, '2']);
        expect((await owner.get('/health')).status).toBe(200);
        await lock.query('rollback');
        // The outage signed no one out.
        expect((await owner.get('/api/me')).status).toBe(200);
      }
    } finally {
      lock.release();
      await platform.close();
    }
  });
});

describe('the pages', () => {
  it('are reported as missing until they are built', async () => {
    const platform = await PlatformFixture.open();
    try {
      expect(await platform.stranger().get('/')).toMatchObject({ status: 503, body: { code: 'pages_not_built' } });
    } finally {
      await platform.close();
    }
  });

  it('are one page for every path except missing files and the API routes', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'pages-'));
    mkdirSync(path.join(directory, 'assets'));
    writeFileSync(path.join(directory, 'index.html'), '<!doctype html><title>Dashboard</title>');
    writeFileSync(path.join(directory, 'assets', 'main.js'), '1');
    const site = Site.load(directory, { remedy: '', fallback: 'index.html' });
    const platform = await PlatformFixture.open({}, site);
    try {
      const statuses: Record<string, number> = {};
      for (const one of ['/', '/keys', '/refreshes/12', '/confirm?token=x', '/assets/main.js', '/assets/gone.js']) {
        const response = await platform.stranger().get(one);
        statuses[one] = response.status;
        expect(response.headers['content-security-policy']).toContain("script-src 'self'");
        expect(response.headers['referrer-policy']).toBe('no-referrer');
      }
      expect(statuses).toEqual({
        ...{ '/': 200, '/keys': 200, '/refreshes/12': 200, '/confirm?token=x': 200 },
        ...{ '/assets/main.js': 200, '/assets/gone.js': 404 },
      });
      // The script reads the address; a browser window never shows JSON, even for an unusual query.
      for (const one of [
        '/sign-in?a=1&a=2',
        '/keys?x[y]=1',
        '/keys?x=%ff',
        '/sign-in?next=%09x',
        `/?${'a&'.repeat(30)}`,
      ]) {
        const { status, text } = await platform.stranger().get(one);
        expect([one, status, text]).toEqual([one, 200, '<!doctype html><title>Dashboard</title>']);
      }
      expect((await platform.stranger().get('/api/nothing?a=1&a=2')).body).toMatchObject({ code: 'route_not_found' });
      expect((await platform.stranger().get('/health?a=1&a=2')).status).toBe(400);
      for (const one of ['/api', '/api/nothing', '/API/nothing', '/api%2Fnothing']) {
        expect([one, (await platform.stranger().get(one)).headers['content-type']]).toEqual([
          one,
          one.includes('%') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
        ]);
      }
    } finally {
      await platform.close();
      rmSync(directory, { recursive: true });
    }
  });
});
