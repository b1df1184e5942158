import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');

describe('every server that an app opens', () => {
  it('has the limits of libs/http', () => {
    const files = globSync(['apps/*/src/**/*.ts', 'libs/*/src/**/*.ts'], { cwd: ROOT }).filter(
      // Except stubs for tests and the demo, and a sample receiver for users.
      (file) => !file.endsWith('.spec.ts') && !file.startsWith('libs/testing/') && !file.endsWith('snippets.ts'),
    );
    const servers = files.flatMap((file) => {
      const calls = readFileSync(join(ROOT, file), 'utf8')
        .split(/\bcreateServer\(/)
        .slice(1);
      return calls.map((rest) => ({ file, limited: rest.slice(0, 120).includes('serverLimits(') }));
    });
    expect(servers).toEqual([
      { file: 'libs/http/src/server/metrics.ts', limited: true },
      { file: 'libs/http/src/server/service-adapter.ts', limited: true },
    ]);
  });
});
