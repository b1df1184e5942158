import type { IncomingMessage, ServerResponse } from 'node:http';
import { CredentialAttempts, LineSampler, addressBucket, contextOf, setFixedHeaders } from '@entity-registry/http';
import type { AttemptRates, Logger } from '@entity-registry/http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  isInitializeRequest,
  isJsonContentType,
  isLegacyRequest,
} from '@modelcontextprotocol/server';
import type { McpHttpHandler, McpServer, ServerEventBus } from '@modelcontextprotocol/server';
import { InvalidKeyError, authInfoOf, removeKeys, readCaller } from '../caller.js';
import type { Caller } from '../caller.js';
import { InFlight } from '../sessions/in-flight.js';
import type { InFlightLimits } from '../sessions/in-flight.js';
import type { Measurements } from '../measurements.js';
import { mayCall, pageHeaders } from './origins.js';
import type { AllowedNames } from './origins.js';
import { jsonRpcError } from '../sessions/json-rpc-error.js';
import { Sessions } from '../sessions/sessions.js';
import type { SessionLimits, SessionRequest } from '../sessions/sessions.js';

export interface EndpointOptions {
  readonly allowed: AllowedNames;
  readonly sessions: SessionLimits;
  /** How often sessions may be opened. */
  readonly openings: AttemptRates;
  readonly calls: InFlightLimits;
  /** Creates a server; called for each request of 2026-07-28, and for each session of earlier versions. */
  readonly open: () => McpServer;
  readonly measurements: Measurements;
  readonly log: Logger;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  /** Announces changes of the lists; optional. */
  readonly news?: ServerEventBus;
}

/** Maximum bytes of a request body; longer bodies get 413. Twice the API's limit, to leave room for the call's envelope. */
export const BODY_BYTES = 131_072;

const REFUSED = -32_000;
const PARSE_ERROR = -32_700;
const METHODS = 'GET, POST, DELETE';
/** Open subscriptions (2026-07-28) to changes of the lists. Each holds a connection and little else. */
const SUBSCRIPTIONS: InFlightLimits = { max: 1_024, maxPerOwner: 64 };

/**
 * POST, GET and DELETE /mcp: streamable HTTP of the protocol versions from 2025-03-26 to 2026-07-28. The caller and its key are
 * checked before the body is read.
 */
export class Endpoint {
  private readonly sessions: Sessions;
  private readonly modern: McpHttpHandler;
  /** Calls in progress. Notification streams are not counted, because they don't end on their own. */
  private readonly calls: InFlight;
  private readonly subscriptions = new InFlight(SUBSCRIPTIONS);
  private readonly openings: CredentialAttempts;
  private readonly rejectedKeys: LineSampler;

  constructor(private readonly options: EndpointOptions) {
    const onError = (error: Error): void => {
      // Clients get their own protocol errors back. Operators don't need them in the log.
      options.log.debug({ err: error }, 'a request was not served');
    };
    const { open, measurements, now, news, log } = options;
    this.openings = new CredentialAttempts(options.openings, now);
    this.rejectedKeys = new LineSampler({ log, message: 'more requests with rejected keys', now });
    this.calls = new InFlight(options.calls);
    this.sessions = new Sessions({ limits: options.sessions, open, measurements, now, onError });
    this.modern = createMcpHandler(open, {
      legacy: 'reject',
      onerror: onError,
      maxSubscriptions: SUBSCRIPTIONS.max,
      maxRequestBodySize: BODY_BYTES,
      ...(news && { bus: news }),
    });
  }

  /** The number of open sessions. */
  get openSessions(): number {
    return this.sessions.size;
  }

  /** Answers a request to /mcp. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setFixedHeaders(response);
    const admitted = this.admit(request, response);
    removeKeys(request);
    if (admitted instanceof Response) {
      await send(response, admitted);
      return;
    }
    const slot = this.reserveSlot(request, admitted);
    if (slot === null) {
      await send(response, tooManyRequests());
      return;
    }
    response.once('close', () => {
      admitted.end();
      slot.leave();
    });
    const serve = toNodeHandler(
      { fetch: (incoming) => this.respond(incoming, admitted, slot) },
      {
        maxRequestBodySize: BODY_BYTES,
        onerror: (error) => {
          this.options.log.error({ requestId: admitted.requestId, err: error }, 'unexpected error');
        },
      },
    );
    await serve(request, response);
  }

  /** Ends the expired sessions. */
  sweep(): void {
    this.sessions.sweep();
  }

  /** Ends the notification streams, waits for the calls in flight (at most `timeoutMs`), and ends every session. */
  async close(timeoutMs: number): Promise<void> {
    this.sessions.endStreams();
    await this.calls.drained(timeoutMs);
    await Promise.all([this.sessions.close(), this.modern.close()]);
  }

  /** The caller, or the error that ends the request. */
  private admit(request: IncomingMessage, response: ServerResponse): Caller | Response {
    const { allowed } = this.options;
    const problem = mayCall(request.headers, allowed);
    if (problem !== null) return jsonRpcError(403, REFUSED, problem);
    for (const [name, value] of pageHeaders(request.headers.origin)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: METHODS } });
    if (!METHODS.split(', ').includes(request.method ?? '')) {
      return jsonRpcError(405, REFUSED, 'Method not allowed', { Allow: METHODS });
    }
    if (request.method === 'POST' && !isJsonText(request.headers['content-type'])) {
      return jsonRpcError(415, REFUSED, 'Content-Type must be application/json, in UTF-8');
    }
    try {
      return readCaller(request, this.rejectedKeys);
    } catch (error) {
      if (!(error instanceof InvalidKeyError)) throw error;
      contextOf(request).facts['code'] = 'key_rejected';
      return jsonRpcError(403, REFUSED, error.message);
    }
  }

  /** A slot for the call; null if there are too many. A notification stream takes none, because its session is counted. */
  private reserveSlot({ method }: IncomingMessage, { address }: Caller): RequestSlot | null {
    const owner = addressBucket(address);
    const leave = method === 'GET' ? nothing : this.calls.enter(owner);
    return leave && { owner, leave };
  }

  private async respond(request: Request, caller: Caller, slot: RequestSlot): Promise<Response> {
    const read = await bodyOf(request);
    if (read === null) return jsonRpcError(400, PARSE_ERROR, 'Parse error: the body is not JSON');
    const { body } = read;
    const method = methodOf(body);
    const legacy = await isLegacyRequest(request, body);
    Object.assign(caller.facts, { rpc: method, protocol: legacy ? 'session' : '2026-07-28' });
    const authInfo = authInfoOf(caller);
    if (legacy) return this.respondInSession({ request, body, authInfo }, caller);
    if (method === 'subscriptions/listen') {
      // A subscription stays open until one side ends it, so it is counted separately, and a shutdown doesn't wait for it.
      const leave = this.subscriptions.enter(slot.owner);
      if (leave === null) return tooManyRequests();
      slot.leave();
      slot.leave = leave;
      caller.end();
    }
    if (request.method === 'GET') caller.end();
    return this.modern.fetch(request, { authInfo, ...(body !== undefined && { parsedBody: body }) });
  }

  private respondInSession(incoming: SessionRequest, caller: Caller): Promise<Response> | Response {
    const { request, body } = incoming;
    if (request.headers.get('mcp-session-id') === null && isInitializeRequest(body)) {
      const { allowed, retryAfterMs } = this.openings.consume(caller.address);
      if (!allowed) return tooManySessions(retryAfterMs);
    }
    const response = this.sessions.handle(incoming);
    // A notification stream makes no calls and may stay open as long as its session.
    if (request.method === 'GET') caller.end();
    return response;
  }
}

/** A request's slot within the limit of requests in progress. */
interface RequestSlot {
  /** An address block. */
  readonly owner: string;
  leave: () => void;
}

const nothing = (): void => undefined;
const tooManyRequests = (): Response => jsonRpcError(429, REFUSED, 'Too many requests at once', { 'Retry-After': '1' });
const tooManySessions = (retryAfterMs: number): Response => {
  const seconds = String(Math.max(1, Math.ceil(retryAfterMs / 1_000)));
  return jsonRpcError(429, REFUSED, 'Too many new sessions: wait, then initialize one', { 'Retry-After': seconds });
};

/** Whether a body of this type is JSON in UTF-8, the only supported encoding. */
function isJsonText(contentType = ''): boolean {
  return isJsonContentType(contentType) && /^(?!.*charset)|charset="?utf-8"?\s*(;|$)/i.test(contentType);
}

/** The parsed body of a POST; undefined for other methods. Null if it is not JSON. */
async function bodyOf(request: Request): Promise<{ body: unknown } | null> {
  if (request.method !== 'POST') return { body: undefined };
  try {
    return { body: JSON.parse(await request.text()) as unknown };
  } catch {
    return null;
  }
}

/** The JSON-RPC method for the log, `batch`, or `-`. */
function methodOf(body: unknown): string {
  if (Array.isArray(body)) return 'batch';
  const method = typeof body === 'object' && body !== null ? (body as { method?: unknown }).method : undefined;
  return typeof method === 'string' && /^[\w/]{1,64}$/.test(method) ? method : '-';
}

async function send(response: ServerResponse, result: Response): Promise<void> {
  response.writeHead(result.status, Object.fromEntries(result.headers));
  response.end(await result.text());
}
