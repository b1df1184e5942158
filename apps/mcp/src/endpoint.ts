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
import { KeyUnreadableError, authInfoOf, forgetKeys, takeCaller } from './caller.js';
import type { Caller } from './caller.js';
import { InFlight } from './in-flight.js';
import type { InFlightLimits } from './in-flight.js';
import type { Measurements } from './measurements.js';
import { mayCall, pageHeaders } from './origins.js';
import type { AllowedNames } from './origins.js';
import { refusal } from './refusal.js';
import { Sessions } from './sessions.js';
import type { SessionLimits, SessionRequest } from './sessions.js';

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
const SUBSCRIPTIONS: InFlightLimits = { max: 1_024, maxOfOwner: 64 };

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
  private readonly refusedKeys: LineSampler;

  constructor(private readonly options: EndpointOptions) {
    const onError = (error: Error): void => {
      // Clients get their own protocol errors back. Operators don't need them in the log.
      options.log.debug({ err: error }, 'a request was not served');
    };
    const { open, measurements, now, news, log } = options;
    this.openings = new CredentialAttempts(options.openings, now);
    this.refusedKeys = new LineSampler({ log, message: 'more requests with rejected keys', now });
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
    forgetKeys(request);
    if (admitted instanceof Response) {
      await send(response, admitted);
      return;
    }
    const place = this.placeFor(request, admitted);
    if (place === null) {
      await send(response, tooMany());
      return;
    }
    response.once('close', () => {
      admitted.end();
      place.leave();
    });
    const serve = toNodeHandler(
      { fetch: (asked) => this.answer(asked, admitted, place) },
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
    if (problem !== null) return refusal(403, REFUSED, problem);
    for (const [name, value] of pageHeaders(request.headers.origin)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: METHODS } });
    if (!METHODS.split(', ').includes(request.method ?? '')) {
      return refusal(405, REFUSED, 'Method not allowed', { Allow: METHODS });
    }
    if (request.method === 'POST' && !isJsonText(request.headers['content-type'])) {
      return refusal(415, REFUSED, 'Content-Type must be application/json, in UTF-8');
    }
    try {
      return takeCaller(request, this.refusedKeys);
    } catch (error) {
      if (!(error instanceof KeyUnreadableError)) throw error;
      contextOf(request).facts['code'] = 'key_rejected';
      return refusal(403, REFUSED, error.message);
    }
  }

  /** A slot for the call; null if there are too many. A notification stream takes none, because its session is counted. */
  private placeFor({ method }: IncomingMessage, { address }: Caller): Place | null {
    const owner = addressBucket(address);
    const leave = method === 'GET' ? nothing : this.calls.enter(owner);
    return leave && { owner, leave };
  }

  private async answer(request: Request, caller: Caller, place: Place): Promise<Response> {
    const read = await bodyOf(request);
    if (read === null) return refusal(400, PARSE_ERROR, 'Parse error: the body is not JSON');
    const { body } = read;
    const method = methodOf(body);
    const legacy = await isLegacyRequest(request, body);
    Object.assign(caller.facts, { rpc: method, protocol: legacy ? 'session' : '2026-07-28' });
    const authInfo = authInfoOf(caller);
    if (legacy) return this.answerInSession({ request, body, authInfo }, caller);
    if (method === 'subscriptions/listen') {
      // A subscription stays open until one side ends it, so it is counted separately, and a shutdown doesn't wait for it.
      const leave = this.subscriptions.enter(place.owner);
      if (leave === null) return tooMany();
      place.leave();
      place.leave = leave;
      caller.end();
    }
    if (request.method === 'GET') caller.end();
    return this.modern.fetch(request, { authInfo, ...(body !== undefined && { parsedBody: body }) });
  }

  private answerInSession(asked: SessionRequest, caller: Caller): Promise<Response> | Response {
    const { request, body } = asked;
    if (request.headers.get('mcp-session-id') === null && isInitializeRequest(body)) {
      const { allowed, retryAfterMs } = this.openings.take(caller.address);
      if (!allowed) return tooManySessions(retryAfterMs);
    }
    const answer = this.sessions.answer(asked);
    // A notification stream makes no calls and may stay open as long as its session.
    if (request.method === 'GET') caller.end();
    return answer;
  }
}

/** A request's slot within the limit of requests in progress. */
interface Place {
  /** An address block. */
  readonly owner: string;
  leave: () => void;
}

const nothing = (): void => undefined;
const tooMany = (): Response => refusal(429, REFUSED, 'Too many requests at once', { 'Retry-After': '1' });
const tooManySessions = (retryAfterMs: number): Response => {
  const seconds = String(Math.max(1, Math.ceil(retryAfterMs / 1_000)));
  return refusal(429, REFUSED, 'Too many new sessions: wait, then initialize one', { 'Retry-After': seconds });
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

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}
