import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOOLS } from './tool.js';

describe('archive_command', () => {
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'archive-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const archive = (source: string, folder: string): { status: number | null; stderr: string } =>
    spawnSync(process.execPath, [join(TOOLS, 'backup/archive-segment.mjs'), source, folder], { encoding: 'utf8' });

  it('accepts the same file twice, never replaces a different file, and leaves no partial file', async () => {
    const folder = join(directory, 'segments');
    const source = join(directory, '000000010000000000000001');
    await mkdir(folder);
    await writeFile(source, 'one');
    expect(archive(source, folder).status).toBe(0);
    expect(archive(source, folder).status).toBe(0);
    await writeFile(source, 'two');
    expect(archive(source, folder)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('has different content'),
    });
    expect(await readdir(folder)).toEqual(['000000010000000000000001.zst']);
    expect(archive(source, join(directory, 'nowhere'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('ENOENT'),
    });
  });
});
