import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCompleteResponse, requestText } from '../load.js';
import type { BenchRequest } from '../load.js';

export interface OpenLoadOptions {
  readonly url: string;
  /** Requests per second, at random times (a Poisson process). */
  readonly rate: number;
  readonly seconds: number;
  readonly next: () => BenchRequest;
  readonly random: () => number;
}

export interface OpenLoadResult {
  /** Times of the 2xx responses in milliseconds, from when each request was due. */
  readonly times: readonly number[];
  /** Responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly sent: number;
}

/**
 * Connections that are opened before the load, enough for the requests of 2.5 s. Opening them under load would measure how often the
 * system tries to connect again (after 1, 3, 7 ... 63 s) instead of waiting times.
 */
export const OPENED_SECONDS = 2.5;
/** The bench and the API need a file descriptor for each. */
export const MOST_OPENED = 15_000;
const OPENED_AT_ONCE = 50;
const TICK_MS = 1;
/** Longest wait for the last responses. */
const DRAIN_MS = 60_000;

/** Sends requests at a rate, whether or not earlier ones have been answered (open loop). */
export async function openLoad({ url, rate, seconds, next, random }: OpenLoadOptions): Promise<OpenLoadResult> {
  const { hostname, port, host } = new URL(url);
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const connections = new Connections(hostname, Number(port), (status, ms) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status <= 299) times.push(ms);
  });
  await connections.open(Math.min(MOST_OPENED, Math.ceil(rate * OPENED_SECONDS)));
  const began = performance.now();
  let sent = 0;
  for (let due = 0; due < seconds * 1_000; due += (-Math.log(1 - random()) / rate) * 1_000) {
    while (performance.now() - began < due) await pause(TICK_MS);
    connections.send(requestText(next(), host), began + due);
    sent += 1;
  }
  await connections.drain(DRAIN_MS);
  return { times, statuses, sent };
}

/** Kept-alive connections, each with one request under way at a time; more are opened when all are in use. */
class Connections {
  private readonly idle: ((text: string, dueAt: number) => void)[] = [];
  private readonly sockets = new Set<Socket>();
  private pending = 0;

  /** @param onResponse status 0: the connection broke */
  constructor(
    private readonly hostname: string,
    private readonly port: number,
    private readonly onResponse: (status: number, ms: number) => void,
  ) {}

  /** Rejects if the system allows fewer open files. */
  async open(count: number): Promise<void> {
    try {
      while (this.idle.length < count) {
        const opened = Array.from({ length: OPENED_AT_ONCE }, () => this.connect());
        this.idle.push(...(await Promise.all(opened)));
      }
    } catch (cause) {
      const remedy = `Remedy: allow more open files, for example \`ulimit -n ${String(2 * MOST_OPENED)}\`.`;
      throw new Error(`could not open ${String(count)} connections. ${remedy}`, { cause });
    }
  }

  send(text: string, dueAt: number): void {
    this.pending += 1;
    const idle = this.idle.pop();
    if (idle) idle(text, dueAt);
    else {
      void this.connect().then(
        (send) => {
          send(text, dueAt);
        },
        () => {
          this.finish(0, dueAt);
        },
      );
    }
  }

  async drain(limitMs: number): Promise<void> {
    const until = performance.now() + limitMs;
    while (this.pending > 0 && performance.now() < until) await pause(TICK_MS);
    for (const socket of this.sockets) socket.destroy();
  }

  private finish(status: number, dueAt: number): void {
    this.pending -= 1;
    this.onResponse(status, performance.now() - dueAt);
  }

  private async connect(): Promise<(text: string, dueAt: number) => void> {
    const socket = connect({ host: this.hostname, port: this.port, noDelay: true });
    this.sockets.add(socket);
    let received = Buffer.alloc(0);
    /** When the request under way was due; null: none is. */
    let under: number | null = null;
    const send = (text: string, dueAt: number): void => {
      under = dueAt;
      socket.write(text);
    };
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const response = parseCompleteResponse(received);
      if (response === null || under === null) return;
      received = Buffer.alloc(0);
      this.finish(response.status, under);
      under = null;
      this.idle.push(send);
    });
    socket.on('close', () => {
      this.sockets.delete(socket);
      const at = this.idle.indexOf(send);
      if (at >= 0) this.idle.splice(at, 1);
      if (under !== null) this.finish(0, under);
      under = null;
    });
    await new Promise<void>((opened, failed) => {
      socket.once('connect', opened);
      socket.once('error', failed);
    });
    socket.on('error', () => undefined);
    return send;
  }
}
