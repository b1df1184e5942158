import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Program, freePort, postgresSettings } from './program.js';
import type { Account } from './program.js';

/** Programs from PyPI; see tools/faults/ha/requirements.txt. */
export interface Programs {
  readonly patroni: string;
  /** Folder of the programs of PostgreSQL. */
  readonly postgres: string;
}

/** How long the leader's key in etcd lives without being renewed, and how often Patroni looks, in seconds. */
const TTL_S = 20;
const LOOP_WAIT_S = 2;
const RETRY_TIMEOUT_S = 5;

/** Patroni manages these settings, or replication needs others than a single server. */
const REPLACED = ['listen_addresses', 'wal_level', 'max_wal_senders', 'max_connections'];

export interface NodeOptions {
  readonly name: string;
  /** Belongs to this node alone. */
  readonly directory: string;
  readonly etcd: string;
  readonly programs: Programs;
  readonly account: Account;
  readonly password: string;
}

/** One server of PostgreSQL with the Patroni that looks after it. */
export class PatroniNode {
  private patroni: Program | undefined;

  private constructor(
    private readonly options: NodeOptions,
    /** Of PostgreSQL. */
    readonly port: number,
    private readonly apiPort: number,
  ) {}

  static async create(options: NodeOptions): Promise<PatroniNode> {
    const node = new PatroniNode(options, await freePort(), await freePort());
    mkdirSync(options.directory, { recursive: true });
    chmodSync(options.directory, 0o700);
    // Patroni's configuration is YAML, of which JSON is a part.
    writeFileSync(node.file('patroni.yml'), JSON.stringify(node.configuration()), { mode: 0o600 });
    for (const path of [options.directory, node.file('patroni.yml')]) options.account.own(path);
    return node;
  }

  get name(): string {
    return this.options.name;
  }

  start(): void {
    const { programs, account } = this.options;
    const command = account.command(programs.patroni, [this.file('patroni.yml')]);
    this.patroni = Program.start(command, this.file('patroni.log'), { HOME: this.options.directory });
  }

  /** Kills PostgreSQL's first process like a crash, by its id. Its other processes end by themselves. */
  killPostgres(): void {
    const pid = Number(readFileSync(this.file('data/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
  }

  async killPatroni(): Promise<void> {
    await this.patroni?.kill('SIGKILL');
  }

  get isManaged(): boolean {
    return this.patroni?.isRunning === true;
  }

  /** Stops both in order. */
  async stop(): Promise<void> {
    if (this.isManaged) await this.patroni?.kill('SIGTERM');
  }

  lastLines(): string {
    return this.patroni?.lastLines() ?? '';
  }

  /** Members of the cluster as this node's Patroni knows them; null if it doesn't respond. */
  async members(): Promise<readonly Member[] | null> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.apiPort}/cluster`, { signal: AbortSignal.timeout(2_000) });
      return ((await response.json()) as { members: Member[] }).members;
    } catch {
      return null;
    }
  }

  private file(name: string): string {
    return join(this.options.directory, name);
  }

  private configuration(): unknown {
    const { name, etcd, programs, password } = this.options;
    const settings = Object.entries(postgresSettings()).filter(([setting]) => !REPLACED.includes(setting));
    const user = { username: 'postgres', password };
    return {
      scope: 'entity-registry',
      name,
      restapi: { listen: `127.0.0.1:${this.apiPort}`, connect_address: `127.0.0.1:${this.apiPort}` },
      etcd3: { hosts: [etcd] },
      bootstrap: {
        dcs: {
          ttl: TTL_S,
          loop_wait: LOOP_WAIT_S,
          retry_timeout: RETRY_TIMEOUT_S,
          primary_start_timeout: 0,
          synchronous_mode: true,
          synchronous_mode_strict: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, shared_buffers: '256MB' } },
        },
        initdb: [
          { encoding: 'UTF8' },
          { 'locale-provider': 'builtin' },
          { 'builtin-locale': 'C.UTF-8' },
          { locale: 'C' },
        ],
      },
      postgresql: {
        listen: `127.0.0.1:${this.port}`,
        connect_address: `127.0.0.1:${this.port}`,
        data_dir: this.file('data'),
        bin_dir: programs.postgres,
        pgpass: this.file('pgpass'),
        authentication: { superuser: user, replication: user, rewind: user },
        pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
        parameters: { ...Object.fromEntries(settings), shared_buffers: '256MB', wal_keep_size: '1GB' },
      },
    };
  }
}

export interface Member {
  readonly name: string;
  /** `leader`, `sync_standby` or `replica`. */
  readonly role: string;
  /** `running` for a leader, `streaming` for a standby that follows it. */
  readonly state: string;
}
