import { chmodSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@entity-registry/testing';
import { Program, freePort, runAccount } from './program.js';

/** Connections to PostgreSQL: fewer than the API's processes open to the pooler, so that they must share them. */
const SERVER_CONNECTIONS = 6;

/** A PgBouncer in transaction mode in front of one PostgreSQL. */
export class Pooler {
  private constructor(
    private readonly directory: string,
    private readonly program: Program,
    readonly url: string,
  ) {}

  /** @param databaseUrl the address of PostgreSQL, with a password */
  static async start(databaseUrl: string): Promise<Pooler> {
    const executable = process.env['HA_PGBOUNCER'];
    if (!executable) throw new Error('HA_PGBOUNCER is not set: run the experiments with `npm run test:ha`');
    const directory = await mkdtemp(join(tmpdir(), 'pooler-'));
    const port = await freePort();
    const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
    const users = join(directory, 'users.txt');
    writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
    const file = join(directory, 'pgbouncer.ini');
    writeFileSync(
      file,
      `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_prepared_statements = 200
max_client_conn = 200
default_pool_size = ${String(SERVER_CONNECTIONS)}
ignore_startup_parameters = extra_float_digits, statement_timeout, idle_in_transaction_session_timeout
unix_socket_dir =
`,
    );
    chmodSync(directory, 0o711);
    const account = runAccount([directory]);
    for (const path of [directory, users, file]) account.own(path);
    const program = Program.start(account.command(executable, [file]), join(directory, 'log'));
    await until(() => accepts(port), { what: `PgBouncer: ${program.lastLines()}` });
    const url = new URL(databaseUrl);
    url.hostname = '127.0.0.1';
    url.port = String(port);
    return new Pooler(directory, program, url.href);
  }

  async close(): Promise<void> {
    await this.program.kill('SIGTERM');
    await rm(this.directory, { recursive: true, force: true });
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
