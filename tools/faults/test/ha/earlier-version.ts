import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from '../cluster.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const MIGRATIONS = 'prisma/migrations';
const execute = promisify(execFile);

/**
 * The version before this one: the last commit without the newest migration, or the one of UPGRADE_FROM. Built in a folder of its
 * own from the repository's history.
 */
export class EarlierVersion {
  private constructor(
    readonly root: string,
    readonly commit: string,
    /** Migrations of this version that the earlier one doesn't have. */
    readonly newMigrations: readonly string[],
  ) {}

  /** Throws if the history doesn't reach that far, as in a shallow clone. */
  static async build(): Promise<EarlierVersion> {
    const commit = await findCommit();
    const root = mkdtempSync(join(tmpdir(), 'earlier-version-'));
    const version = new EarlierVersion(root, commit, []);
    try {
      await execute('sh', ['-c', 'git -C "$0" archive "$1" | tar -x -C "$2"', ROOT, commit, root]);
      const isSame = readText(root, 'package-lock.json') === readText(ROOT, 'package-lock.json');
      if (isSame) linkPackages(root);
      else await execute('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
      const env = { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' };
      await execute(process.execPath, ['tools/build.mjs'], { cwd: root, env });
    } catch (error) {
      version.delete();
      throw error;
    }
    const earlier = new Set(readdirSync(join(root, MIGRATIONS)));
    const added = readdirSync(join(ROOT, MIGRATIONS)).filter((name) => !earlier.has(name));
    return new EarlierVersion(root, commit, added);
  }

  /** The cluster of its own experiments, which inserts data with that version's code. */
  async cluster(): Promise<typeof Cluster> {
    const module = (await import(join(this.root, 'tools/faults/test/cluster.ts'))) as { Cluster: typeof Cluster };
    return module.Cluster;
  }

  delete(): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 3 });
  }
}

const readText = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

async function git(...args: string[]): Promise<string> {
  const { stdout } = await execute('git', ['-C', ROOT, ...args]);
  return stdout.trim();
}

async function findCommit(): Promise<string> {
  const named = process.env['UPGRADE_FROM'];
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`);
  const newest = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS).catch(() => '');
  return git('rev-parse', '--verify', `${newest}^`).catch((error: unknown) => {
    throw new Error('no commit before the newest migration: this needs a clone with its history', { cause: error });
  });
}

/** Gives the folder this clone's packages, and its own libraries. */
function linkPackages(root: string): void {
  const packages = join(root, 'node_modules');
  mkdirSync(packages);
  const scope = '@entity-registry';
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== scope))
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(root, 'libs'))) {
    const library = join(root, 'libs', name);
    const link = join(packages, (JSON.parse(readText(library, 'package.json')) as { name: string }).name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(library, link);
  }
}
