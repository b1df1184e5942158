import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

interface Secrets {
  keyPepper: string;
  keys: Record<string, string>;
}

const { DemoState } = (await import(join(import.meta.dirname, '../state.mjs'))) as {
  DemoState: new (root: string) => {
    makeDirectory(): void;
    secrets(): Secrets;
    keep(secrets: Partial<Secrets>): void;
  };
};

describe('the secrets of a clone', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'er-state-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('are written only when they change', async () => {
    const file = join(root, '.data/secrets.json');
    const state = new DemoState(root);
    state.makeDirectory();
    const secrets = state.secrets();
    state.keep({ keys: { free: 'pk_1' } });
    const long = new Date('2026-01-01T00:00:00Z');
    await utimes(file, long, long);
    expect(new DemoState(root).secrets()).toEqual({ ...secrets, keys: { free: 'pk_1' } });
    state.keep({ keys: { free: 'pk_1' } });
    expect((await stat(file)).mtime).toEqual(long);
    state.keep({ keys: { free: 'pk_2' } });
    expect((await stat(file)).mtime).not.toEqual(long);
  });
});
