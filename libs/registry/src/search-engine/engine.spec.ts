import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { SearchEngine } from './engine.js';

const LIMIT_MS = 600;
/** What a loaded machine adds, below a second limit. */
const TOLERANCE_MS = 500;
const FOUND = { timed_out: false, _shards: { failed: 0 }, hits: { hits: [] } };

type Answer = (response: ServerResponse) => void;
const silence: Answer = () => undefined;
const trickle: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => {
    clearInterval(timer);
  });
};
const reply =
  (status: number, body: object): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const servers: Server[] = [];
let engine: SearchEngine;

/** An engine of nodes that answer each request like this. */
async function engineOf(answers: readonly Answer[]): Promise<{ engine: SearchEngine; asked: number[] }> {
  const asked = answers.map(() => 0);
  const nodes: string[] = [];
  for (const [at, answer] of answers.entries()) {
    const server = createServer((request, response) => {
      asked[at] = (asked[at] ?? 0) + 1;
      request.resume();
      answer(response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    nodes.push(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  }
  engine = new SearchEngine({ nodes, readTimeoutMs: LIMIT_MS });
  return { engine, asked };
}

/** Milliseconds until the failure, and its status. */
async function failure(work: Promise<unknown>): Promise<{ ms: number; status: unknown }> {
  const began = performance.now();
  const error: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return { ms: performance.now() - began, status: (error as { status?: unknown } | null)?.status };
}

afterEach(async () => {
  await engine.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('SearchEngine', () => {
  it.each<[string, (engine: SearchEngine) => Promise<unknown>]>([
    ['a search', (engine) => engine.search('i', {})],
    ['several searches', (engine) => engine.searchAll('i', [{}])],
    ['another read', (engine) => engine.describe()],
  ])('gives %s one limit, however many nodes hang', async (_, ask) => {
    const { engine, asked } = await engineOf([silence, silence, silence]);
    const { ms, status } = await failure(ask(engine));
    expect(status).toBeNull();
    expect(asked.reduce((sum, count) => sum + count)).toBe(3);
    expect(ms).toBeLessThan(LIMIT_MS + TOLERANCE_MS);
  });

  it.each<[string, (engine: SearchEngine) => Promise<unknown>]>([
    ['a search', (engine) => engine.search('i', {}, 100)],
    ['several searches', (engine) => engine.searchAll('i', [{}], 100)],
  ])('gives %s no more than its caller has, which says nothing about the engine', async (_, ask) => {
    const { engine } = await engineOf([silence, silence]);
    const { ms, status } = await failure(ask(engine));
    expect(status).toBe(408);
    expect(ms).toBeLessThan(LIMIT_MS);
  });

  it('ends a response that trickles in', async () => {
    const { engine } = await engineOf([trickle]);
    const { ms, status } = await failure(engine.search('i', {}));
    expect(status).toBeNull();
    expect(ms).toBeLessThan(LIMIT_MS + TOLERANCE_MS);
  });

  it.each([
    ['hangs', silence],
    ['stops', reply(503, {})],
  ])('asks another node if one %s', async (_, answer) => {
    const { engine } = await engineOf([answer, reply(200, FOUND)]);
    expect(await engine.search('i', {})).toEqual(FOUND);
    expect(await engine.search('i', {})).toEqual(FOUND);
  });

  it('does not ask another node after a refusal', async () => {
    const { engine, asked } = await engineOf([reply(400, {}), reply(400, {})]);
    expect(await failure(engine.search('i', {}))).toMatchObject({ status: 400 });
    expect(asked.reduce((sum, count) => sum + count)).toBe(1);
  });
});
