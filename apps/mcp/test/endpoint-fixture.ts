import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createLogger, createMetricsRegistry, parseEnvironment } from '@entity-registry/http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { McpEnvironment } from '../src/config.js';
import { createMcpApp } from '../src/create-app.js';
import type { McpApp } from '../src/create-app.js';
import { registryModule } from '../src/registry-module.js';

export const AGENT_TOKEN = 'a token of the agent-tool server, long enough';

/**
 * The agent-tool server over HTTP, in front of a fake API that records its callers and rejects every call.
 */
export class EndpointFixture {
  /** Headers of the calls that reached the API. */
  readonly calls: IncomingHttpHeaders[] = [];
  readonly log: string[] = [];
  /** The API waits for this promise before it responds. */
  apiWaits: Promise<unknown> = Promise.resolve();
  private readonly clients: Client[] = [];

  private constructor(
    private readonly api: Server,
    readonly metrics: ReturnType<typeof createMetricsRegistry>,
  ) {}
  private running!: McpApp;

  static async open(environment: Record<string, string> = {}): Promise<EndpointFixture> {
    const api = createServer((request, response) => {
      if (request.url === '/health') {
        response.end('{}');
        return;
      }
      fixture.calls.push(request.headers);
      request.resume();
      void fixture.apiWaits.then(() => {
        response.writeHead(403, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ error: 'locked', code: 'public_tier_locked', upgrade_url: 'https://x.example' }));
      });
    });
    const fixture = new EndpointFixture(api, createMetricsRegistry('mcp'));
    await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
    const parsed = parseEnvironment(McpEnvironment, {
      API_URL: `http://127.0.0.1:${String((api.address() as AddressInfo).port)}`,
      AGENT_SERVER_TOKEN: AGENT_TOKEN,
      TRUSTED_PROXIES: '127.0.0.1',
      SHUTDOWN_TIMEOUT_MS: '5000',
      ...environment,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const destination = new Writable({
      write: (line: Buffer, _encoding, done) => {
        fixture.log.push(line.toString());
        done();
      },
    });
    fixture.running = await createMcpApp({
      config: parsed.value,
      log: createLogger({ service: 'mcp', level: 'debug', destination }),
      metrics: fixture.metrics,
      now: () => performance.now(),
      modules: [registryModule],
    });
    await fixture.running.app.listen(0, '127.0.0.1');
    return fixture;
  }

  get server(): Server {
    return this.running.app.getHttpServer();
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/mcp`;
  }

  /** Connects the official client, with the current protocol (auto) or the previous one. `headers` may change between calls. */
  async connect(mode: 'auto' | 'legacy', headers: Record<string, string>): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const send: typeof fetch = (input, init) => {
      const sent = new Headers(init?.headers);
      for (const [name, value] of Object.entries(headers)) sent.set(name, value);
      return fetch(input, { ...init, headers: sent });
    };
    await client.connect(new StreamableHTTPClientTransport(new URL(this.url), { fetch: send }));
    this.clients.push(client);
    return client;
  }

  /** Stops the server like a signal. */
  stop(): Promise<void> {
    return this.running.close();
  }

  async close(): Promise<void> {
    for (const client of this.clients) await client.close();
    await this.stop();
    this.api.closeAllConnections();
    await new Promise((closed) => this.api.close(closed));
  }
}
