import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublicSourceId } from '@entity-registry/domain';
import { DEFAULT_BEHAVIOR, misbehave, readBehavior } from './modes.js';
import type { StubBehavior, StubMode } from './modes.js';
import { publishedAt, withPublishedDate } from './published-date.js';
import type { SourceWorld, StubResponse, StubSource } from './stub-source.js';

/** Maximum size of a posted form. */
const MAX_BODY_BYTES = 1024 * 1024;

export interface StubServerOptions {
  /** 0 or absent: a free port. */
  readonly port?: number;
  readonly world: SourceWorld;
  readonly sources: readonly StubSource[];
  /** The clock for the institutions' as-of dates; absent: they give no dates. */
  readonly now?: () => Date;
}

/** Requests to one institution, and how many were answered with 304. */
export interface StubHits {
  readonly requests: number;
  readonly notModified: number;
}

/**
 * Serves the institutions' websites from one local server: `/<source id>/...` is an institution's site, `/health` is the
 * health check, and `PUT /_control/<source id>` (or `all`) with `{"mode", "delayMs"?}` makes an institution slow, down, wrong
 * or huge. Responses to GET have an ETag, and clients that have them already get 304. Listens on 127.0.0.1 only.
 */
export class StubSourceServer {
  private readonly sources: ReadonlyMap<string, StubSource>;
  private readonly behaviors = new Map<string, StubBehavior>();
  private readonly hitsOf = new Map<string, { requests: number; notModified: number }>();
  private readonly server: Server;

  private constructor(private readonly options: StubServerOptions) {
    this.sources = new Map(options.sources.map((source) => [source.source, source]));
    this.server = createServer((request, response) => {
      this.handle(request, response).catch((error: unknown) => {
        // An error in a stub is an error in a test: it is logged, and the reader gets a 500.
        console.error(error);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'the stub failed');
      });
    });
  }

  static async listen(options: StubServerOptions): Promise<StubSourceServer> {
    const stub = new StubSourceServer(options);
    await new Promise<void>((resolve, reject) => {
      stub.server.once('error', reject);
      stub.server.listen(options.port ?? 0, '127.0.0.1', resolve);
    });
    return stub;
  }

  /** Value for SOURCES_URL, without a trailing slash. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  setMode(source: PublicSourceId | 'all', mode: StubMode, delayMs = DEFAULT_BEHAVIOR.delayMs): void {
    this.behave(source, { mode, delayMs });
  }

  hits(source: PublicSourceId): StubHits {
    return { ...this.count(source) };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://stub');
    const [, name = '', ...rest] = address.pathname.split('/');
    if (name === 'health') {
      sendText(response, 200, 'ok');
      return;
    }
    const body = await readBody(request);
    if (body === undefined) {
      sendText(response, 413, 'the body is too large');
      return;
    }
    if (name === '_control') {
      this.control(request.method ?? '', rest.join('/'), body, response);
      return;
    }
    const source = this.sources.get(name);
    if (!source) {
      sendText(response, 404, `no such source: ${name}`);
      return;
    }
    const hits = this.count(name);
    hits.requests += 1;
    if (await misbehave(this.behaviors.get(name) ?? DEFAULT_BEHAVIOR, response)) return;
    const path = `/${rest.map((part) => decodeURIComponent(part)).join('/')}`;
    const requested = {
      method: request.method ?? 'GET',
      path,
      query: address.searchParams,
      form: new URLSearchParams(body),
    };
    const answer = await source.respond(requested, this.options.world);
    if (answer === undefined) {
      sendText(response, 404, 'No se encuentra');
      return;
    }
    const { now } = this.options;
    const dated = now ? withPublishedDate(source.source, answer, publishedAt(source.source, now())) : answer;
    if (sendResponse(request, response, dated) === 304) hits.notModified += 1;
  }

  private control(method: string, name: string, body: string, response: ServerResponse): void {
    if (name !== 'all' && !this.sources.has(name)) {
      sendText(response, 404, `no such source: ${name}`);
      return;
    }
    const behavior = method === 'PUT' ? readBehavior(body) : 'only PUT is supported';
    if (typeof behavior === 'string') {
      sendText(response, 400, behavior);
      return;
    }
    this.behave(name, behavior);
    sendText(response, 200, `${name}: ${behavior.mode}`);
  }

  private behave(name: string, behavior: StubBehavior): void {
    for (const id of name === 'all' ? this.sources.keys() : [name]) this.behaviors.set(id, behavior);
  }

  private count(name: string): { requests: number; notModified: number } {
    const known = this.hitsOf.get(name);
    if (known) return known;
    const hits = { requests: 0, notModified: 0 };
    this.hitsOf.set(name, hits);
    return hits;
  }
}

/** The body as text, or undefined if it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= MAX_BODY_BYTES) parts.push(part);
  }
  return bytes > MAX_BODY_BYTES ? undefined : Buffer.concat(parts).toString('utf8');
}

/** Sends the response, or 304 if the reader's copy is current; returns the status. */
function sendResponse(request: IncomingMessage, response: ServerResponse, answer: StubResponse): number {
  const body = Buffer.from(answer.body);
  const published = answer.lastModified === undefined ? {} : { 'last-modified': answer.lastModified };
  const status = answer.status ?? 200;
  if (request.method !== 'GET' || status !== 200) {
    response.writeHead(status, { 'content-type': answer.contentType }).end(body);
    return status;
  }
  // A file that is published again has a new ETag, even with the same rows.
  const hash = createHash('sha256')
    .update(`${answer.lastModified ?? ''}\n`)
    .update(body);
  const etag = `"${hash.digest('base64url').slice(0, 24)}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return 304;
  }
  response
    .writeHead(200, { 'content-type': answer.contentType, 'content-length': body.length, etag, ...published })
    .end(body);
  return 200;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
