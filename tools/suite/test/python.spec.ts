import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

interface Python {
  preparePython: (options: {
    directory: string;
    requirements: string;
    packages: string;
    python: string;
  }) => Promise<string>;
  venvRemedy: (output: string) => string;
  installRemedy: (output: string) => string;
}
const python: string = '../python.mjs';
const { preparePython, venvRemedy, installRemedy } = (await import(python)) as Python;

describe('packages from PyPI', () => {
  const folder = mkdtempSync(join(tmpdir(), 'python-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('says which Python is missing', async () => {
    const requirements = join(folder, 'requirements.txt');
    writeFileSync(requirements, 'peer==1.0\n');
    const directory = join(folder, 'environment');
    await expect(
      preparePython({ directory, requirements, packages: 'the peers', python: join(folder, 'no-python') }),
    ).rejects.toThrow(/Python 3\.11 or later is needed to run the peers, .* --python/);
  });

  it.each([
    [venvRemedy, 'ensurepip is not available', /python3-venv/],
    [installRemedy, 'ERROR: Failed building wheel for pyicu', /pkg-config libicu-dev/],
    [installRemedy, "NewConnectionError: Failed to resolve 'registry'", /can't be reached/],
    [installRemedy, 'ERROR: No matching distribution found for peer==9', /no such version/],
    [installRemedy, 'ERROR: disk full', /could not be installed/],
  ])('says how to get what is missing: %#', (remedy, output, message) => {
    expect(remedy(output)).toMatch(message);
  });
});
