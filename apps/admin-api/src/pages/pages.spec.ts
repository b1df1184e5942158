import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Site } from '@entity-registry/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture, responseOf } from '../../test/admin-fixture.js';

let directory: string;
let admin: AdminFixture;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'operator-pages-'));
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'index.html'), '<title>Operators</title><script src="/assets/app.1.js"></script>');
  writeFileSync(path.join(directory, 'assets', 'app.1.js'), 'export {};');
  admin = await AdminFixture.open({
    pages: Site.load(directory, { remedy: 'npm run dashboard', fallback: 'index.html' }),
  });
});
afterAll(async () => {
  await admin.close();
  rmSync(directory, { recursive: true });
});

describe("the operators' pages", () => {
  it.each(['/', '/accounts/3', '/books?x=1'])('are at %s, public, under a strict policy', async (address) => {
    const { status, text, headers } = await admin.call('get', address, null);
    expect({ status, text }).toEqual({ status: 200, text: expect.stringContaining('<title>Operators') });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|script-src[^;]*'unsafe/);
  });

  it('serve their files, and nothing in place of a missing one', async () => {
    const { status, headers } = await admin.call('get', '/assets/app.1.js', null);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/javascript; charset=utf-8' });
    expect((await admin.call('get', '/assets/app.2.js', null)).status).toBe(404);
  });

  it("leave the API's paths alone: an unknown one is a JSON 404, and no page accepts changes", async () => {
    expect(responseOf(await admin.call('get', '/admin/nothing'))).toMatchObject({
      status: 404,
      body: { code: 'route_not_found' },
    });
    expect((await admin.call('get', '/health', null)).body).toMatchObject({ status: 'ok' });
    expect((await admin.call('post', '/accounts', null)).status).toBe(404);
  });
});
