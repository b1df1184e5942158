import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { applyMigrations, createPool } from '@entity-registry/database';
import { until } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { PatroniNode } from './patroni-node.js';
import type { Member, Programs } from './patroni-node.js';
import { Program, freePort, runAccount } from './program.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const NODES = ['one', 'two', 'three'];
const PASSWORD = 'experiment';
const DATABASE = 'experiment';
const START_LIMIT_MS = 90_000;

/** What `npm run test:ha` passes to the experiments. */
function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the experiments with \`npm run test:ha\``);
  return value;
}

/** Three servers of PostgreSQL under Patroni, of which one synchronous standby must confirm each commit, and an etcd. */
export class PatroniCluster {
  private constructor(
    private readonly directory: string,
    private readonly etcd: Program,
    readonly nodes: readonly PatroniNode[],
    readonly database: TestDatabase,
  ) {}

  static async start(): Promise<PatroniCluster> {
    const programs: Programs = { patroni: variable('HA_PATRONI'), postgres: variable('HA_POSTGRES') };
    const directory = mkdtempSync(join(tmpdir(), 'ha-'));
    chmodSync(directory, 0o711); // PostgreSQL may run under another account
    const python = realpathSync(join(dirname(programs.patroni), 'python'));
    const account = runAccount([python, programs.patroni, join(programs.postgres, 'postgres'), directory]);
    const { etcd, address } = await startEtcd(variable('HA_ETCD'), directory);
    const options = { etcd: address, programs, account, password: PASSWORD };
    const nodes: PatroniNode[] = [];
    for (const name of NODES) {
      nodes.push(await PatroniNode.create({ ...options, name, directory: join(directory, name) }));
    }
    const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const url = (database: string) => `postgresql://postgres:${PASSWORD}@${hosts}/${database}`;
    const pool = createPool(url(DATABASE), { max: 10, applicationName: DATABASE, onIdleError: () => undefined });
    const database = {
      url: url(DATABASE),
      name: DATABASE,
      pool,
      drop: (): Promise<void> => (pool.ended ? Promise.resolve() : pool.end()),
    };
    const cluster = new PatroniCluster(directory, etcd, nodes, database);
    try {
      for (const node of nodes) node.start();
      await cluster.isComplete();
      const admin = createPool(url('postgres'), { max: 1 });
      await admin.query(`create database ${DATABASE}`).finally(() => admin.end());
      await applyMigrations(url(DATABASE), join(ROOT, 'prisma'));
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  /** Starts what was killed, and waits until a leader has a synchronous standby and one more. */
  async restore(): Promise<void> {
    for (const node of this.nodes) if (!node.isManaged) node.start();
    await this.isComplete();
  }

  /** The node with this role. */
  async node(role: 'leader' | 'sync_standby'): Promise<PatroniNode> {
    const member = (await this.members()).find((one) => one.role === role);
    const node = this.nodes.find(({ name }) => name === member?.name);
    if (node === undefined) throw new Error(`no node is ${role}`);
    return node;
  }

  async close(): Promise<void> {
    await this.database.drop();
    // The leader last, because it waits for its standbys.
    for (const node of this.nodes) await node.stop();
    await this.etcd.kill('SIGTERM');
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 5 });
  }

  private async isComplete(): Promise<void> {
    const isComplete = async (): Promise<boolean> => {
      const members = await this.members();
      const roles = members.map(({ role }) => role).toSorted((one, other) => one.localeCompare(other));
      const follow = members.every(({ role, state }) => state === (role === 'leader' ? 'running' : 'streaming'));
      return follow && roles.join() === 'leader,replica,sync_standby';
    };
    await until(isComplete, { limitMs: START_LIMIT_MS, what: 'a leader with a synchronous standby and another' }).catch(
      (error: unknown) => {
        const logs = this.nodes.map((node) => `${node.name}:\n${node.lastLines()}`).join('\n');
        throw new Error(`the cluster is not complete:\n${logs}`, { cause: error });
      },
    );
  }

  /** As the first node that responds knows them. */
  private async members(): Promise<readonly Member[]> {
    for (const node of this.nodes) {
      const members = node.isManaged ? await node.members() : null;
      if (members !== null) return members;
    }
    return [];
  }
}

async function startEtcd(program: string, directory: string): Promise<{ etcd: Program; address: string }> {
  const [clients, peers] = [await freePort(), await freePort()];
  const [address, peer] = [`127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`];
  const data = join(directory, 'etcd');
  mkdirSync(data, { mode: 0o700 });
  const flags = {
    'data-dir': data,
    'listen-client-urls': `http://${address}`,
    'advertise-client-urls': `http://${address}`,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const etcd = Program.start({ program, args }, join(directory, 'etcd.log'));
  const isUp = () =>
    fetch(`http://${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, { what: 'a running etcd' }).catch((error: unknown) => {
    throw new Error(`etcd did not start:\n${etcd.lastLines()}`, { cause: error });
  });
  return { etcd, address };
}
