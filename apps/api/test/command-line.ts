import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Decides what the proxy does with a paid call. A retried call counts as the same call. */
export type OnPaidCall = (
  number: number,
) => 'pass' | 'end before it arrives' | 'end before its answer arrives' | 'signal';

export interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

const PROGRAM = path.resolve('libs', 'sdk', 'dist', 'cli', 'main.js');

/**
 * The published command line as a process, in front of a service: its calls go through a proxy that can kill it at any of them,
 * either before the call arrives, or once it is answered and charged but before the response arrives.
 */
export class CommandLine {
  private readonly proxy: Server;
  private child: ChildProcess | null = null;
  private onPaidCall: OnPaidCall = () => 'pass';
  /** The Idempotency-Keys of the paid calls of a run. */
  private readonly paidCalls = new Set<string>();

  private constructor(private readonly service: string) {
    this.proxy = createServer((request, response) => {
      this.forward(request, response).catch(() => response.destroy());
    });
  }

  /** @param service address of the API. */
  static async before(service: string): Promise<CommandLine> {
    const line = new CommandLine(service);
    await new Promise<void>((resolve) => line.proxy.listen(0, '127.0.0.1', resolve));
    return line;
  }

  close(): Promise<void> {
    this.proxy.closeAllConnections();
    return new Promise((resolve) =>
      this.proxy.close(() => {
        resolve();
      }),
    );
  }

  /** Runs the program until it ends. Sends it SIGKILL or SIGINT if `onPaidCall` says so; each run numbers its calls from 1. */
  run(args: readonly string[], key: string, onPaidCall: OnPaidCall = () => 'pass'): Promise<Run> {
    this.onPaidCall = onPaidCall;
    this.paidCalls.clear();
    const { port } = this.proxy.address() as AddressInfo;
    const env = { REGISTRY_BASE_URL: `http://127.0.0.1:${String(port)}`, REGISTRY_API_KEY: key };
    const child = spawn(process.execPath, [PROGRAM, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      return () => Buffer.concat(parts).toString();
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => {
        resolve({ code, signal, stdout: stdout?.() ?? '', stderr: stderr?.() ?? '' });
      });
    });
  }

  /** Sends SIGINT, and waits until the process reports that it received it. */
  private async interrupted(): Promise<void> {
    const { stderr } = this.child ?? {};
    this.child?.kill('SIGINT');
    if (!stderr) return;
    let reported = '';
    await new Promise<void>((resolve) => {
      const listen = (part: Buffer): void => {
        reported += part.toString();
        if (reported.includes('stopping after the current call')) resolve();
      };
      stderr.on('data', listen);
      stderr.once('end', resolve);
    });
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = request.url ?? '';
    const paid = request.method === 'POST' && !url.includes('dry_run');
    if (paid) this.paidCalls.add(String(request.headers['idempotency-key']));
    const action = paid ? this.onPaidCall(this.paidCalls.size) : 'pass';
    if (action === 'end before it arrives') return void this.child?.kill('SIGKILL');
    const headers = Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.has(name));
    const answer = await fetch(`${this.service}${url}`, {
      method: request.method ?? 'GET',
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (action === 'end before its answer arrives' && answer.ok) return void this.child?.kill('SIGKILL');
    if (action === 'signal' && answer.ok) await this.interrupted();
    response.writeHead(answer.status, [...answer.headers].filter(([name]) => !HOP_BY_HOP.has(name)).flat());
    response.end(body);
  }
}

/** Headers that apply to one connection, or to a body that is sent again in another form. */
const HOP_BY_HOP = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
]);
