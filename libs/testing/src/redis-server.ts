import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = 'redis-server';

/** Whether Redis can be started here. If not, a spec that needs it states in its name that it was skipped. */
export function hasRedisServer(): boolean {
  return spawnSync(PROGRAM, ['--version']).status === 0;
}

/** A separate Redis on a free port, without persistence. */
export class RedisServer {
  private child!: ChildProcess;

  private constructor(
    private readonly directory: string,
    private readonly port: number,
    private readonly password: string | null,
  ) {}

  /** With a password, clients must authenticate; `url` doesn't contain it. */
  static async start(password: string | null = null): Promise<RedisServer> {
    const directory = await mkdtemp(path.join(tmpdir(), 'redis-'));
    const server = new RedisServer(directory, await freePort(), password);
    await server.launch();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${String(this.port)}/0`;
  }

  /** Stops responding with connections open, like a network partition. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** Ends it at once; all its data is lost. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }

  /** Starts it on the same port: the first time, or empty after `kill`. */
  async launch(): Promise<void> {
    const fixed = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', this.directory];
    const secret = this.password === null ? [] : ['--requirepass', this.password];
    this.child = spawn(PROGRAM, ['--port', String(this.port), ...fixed, ...secret], { stdio: 'ignore' });
    for (let attempt = 1; !(await isListening(this.port)); attempt += 1) {
      if (attempt === 200 || this.child.exitCode !== null) throw new Error('redis-server did not start');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.directory, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (reply) => {
      socket.destroy();
      resolve(/^(\+PONG|-NOAUTH)/.test(reply.toString()));
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
