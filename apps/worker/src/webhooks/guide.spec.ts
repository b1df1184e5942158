import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebhookFixture } from '../../test/webhook-fixture.js';

const ROOT = join(import.meta.dirname, '../../../..');
const GUIDE = join(ROOT, 'docs/guides/webhooks.md');
/** Time for a process to start and print, even on a busy machine. */
const LIMIT_MS = 25_000;
const ALIVE = new AbortController().signal;

/** A program of the guide, run as a reader would run it. */
class GuideProgram {
  output = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    child.stdout?.on('data', (text: Buffer) => (this.output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (this.output += text.toString()));
  }

  static async start(directory: string, file: string, secret: string): Promise<GuideProgram> {
    const port = await freePort();
    const env = { WEBHOOK_SECRETS: secret, PORT: String(port) };
    const child = spawn(process.execPath, [join(directory, file)], { env, cwd: directory });
    const program = new GuideProgram(child, `http://127.0.0.1:${String(port)}/registry`);
    await until(() => Promise.resolve(/listening|Error/.test(program.output)), { what: file, limitMs: LIMIT_MS });
    return program;
  }

  says(text: string): Promise<void> {
    const reported = () => Promise.resolve(this.output.includes(text));
    return until(reported, { what: `${text} in ${this.output}`, limitMs: LIMIT_MS });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill();
    await ended;
  }
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Writes every file of the guide (each begins with its name) and returns the names. */
async function writeGuideFiles(directory: string): Promise<string[]> {
  const guide = await readFile(GUIDE, 'utf8');
  const files = [...guide.matchAll(/^```ts\n\/\/ (?<name>[\w-]+\.ts)\n(?<code>.*?)^```$/gms)];
  for (const { groups } of files) await writeFile(join(directory, groups?.['name'] ?? ''), groups?.['code'] ?? '');
  await writeFile(join(directory, 'package.json'), '{"type":"module"}');
  await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
  return files.map(({ groups }) => groups?.['name'] ?? '');
}

describe('the receivers of the guide', () => {
  let webhooks: WebhookFixture;
  let directory: string;
  beforeAll(async () => {
    webhooks = await WebhookFixture.open();
    directory = await mkdtemp(join(tmpdir(), 'entity-registry-guide-'));
    const files = ['receiver.ts', 'try-it.ts', 'verify.ts', 'check.ts', 'receiver-with-helper.ts'];
    expect(await writeGuideFiles(directory)).toEqual(files);
  });
  afterAll(async () => {
    await rm(directory, { recursive: true });
    await webhooks.close();
  });

  it('check the signature in ten lines', async () => {
    const verify = await readFile(join(directory, 'verify.ts'), 'utf8');
    const body = verify.slice(verify.indexOf('export function'));
    expect(body.trim().split('\n').length).toBeLessThanOrEqual(10);
  });

  it.each(['receiver.ts', 'receiver-with-helper.ts'])(
    '%s accepts genuine, recent requests and refuses all others',
    async (file) => {
      const program = await GuideProgram.start(directory, file, webhooks.secret);
      const send = async (made: Promise<{ id: bigint }>) => webhooks.sender().run((await made).id, ALIVE);
      webhooks.time = null;
      const { id, updateRequestId } = await webhooks.completed(program.url);
      expect(await webhooks.sender().run(id, ALIVE)).toBe('delivered');
      await program.says(`request ${updateRequestId}`);

      // A delivery from ten minutes ago, which an attacker recorded, and one from tomorrow.
      for (const minutes of [-10, 10]) {
        webhooks.time = new Date(Date.now() + minutes * 60_000);
        expect(await send(webhooks.completed(program.url))).toBe('failed');
      }
      webhooks.time = null;

      const forged = await fetch(program.url, { method: 'POST', body: '{"update_request_id":1,"data":{}}' });
      expect(forged.status).toBe(401);
      await program.stop();

      const stranger = await GuideProgram.start(directory, file, `whsec_${Buffer.alloc(32, 1).toString('base64')}`);
      expect(await send(webhooks.completed(stranger.url))).toBe('failed');
      await stranger.stop();
    },
  );

  it('receiver.ts acts once on a repeated delivery, detects a test, and accepts both secrets of a rotation', async () => {
    const former = webhooks.secret;
    webhooks.secret = await webhooks.rotate();
    const program = await GuideProgram.start(directory, 'receiver.ts', `${former},${webhooks.secret}`);
    const { id, updateRequestId } = await webhooks.completed(program.url);
    expect(await webhooks.sender().run(id, ALIVE)).toBe('delivered');
    await program.says(`request ${updateRequestId}: PEÑA`);
    const replay = await webhooks.delivery('replay', program.url, updateRequestId);
    expect(await webhooks.sender().run(replay, ALIVE)).toBe('delivered');
    await program.says(`request ${updateRequestId} again`);
    expect(await webhooks.sender().run(await webhooks.delivery('test', program.url, null), ALIVE)).toBe('delivered');
    await program.says('a test');
    await program.stop();
  });

  it('receiver-with-helper.ts accepts deliveries with only the previous secret while a rotation overlaps', async () => {
    const program = await GuideProgram.start(directory, 'receiver-with-helper.ts', webhooks.secret);
    webhooks.secret = await webhooks.rotate();
    expect(await webhooks.sender().run((await webhooks.completed(program.url)).id, ALIVE)).toBe('delivered');
    await program.stop();
  });
});
