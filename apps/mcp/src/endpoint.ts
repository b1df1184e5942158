import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressBucket, contextOf, setFixedHeaders } from '@entity-registry/nest-kit';
import type { Logger } from '@entity-registry/nest-kit';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, isJsonContentType, isLegacyRequest } from '@modelcontextprotocol/server';
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
import type { SessionLimits } from './sessions.js';

export interface EndpointOptions {
  readonly allowed: AllowedNames;
  readonly sessions: SessionLimits;
  readonly calls: InFlightLimits;
  /** A new server; called for each request of 2026-07-28, and for each session of the versions before. */
  readonly open: () => McpServer;
  readonly measurements: Measurements;
  readonly log: Logger;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
  /** Where changes of the lists are announced; none are when absent. */
  readonly news?: ServerEventBus;
}

/** Bytes of a request's body; beyond: 413. Twice what the API takes: the call's envelope is around it. */
export const BODY_BYTES = 131_072;

const REFUSED = -32_000;
const PARSE_ERROR = -32_700;
const METHODS = 'GET, POST, DELETE';
/** Open subscriptions (2026-07-28) to changes of the lists; one holds a connection and little else. */
const SUBSCRIPTIONS: InFlightLimits = { max: 1_024, maxOfOwner: 64 };

/**
 * POST, GET and DELETE /mcp: streamable HTTP of the protocol versions from 2025-03-26 to 2026-07-28. Who may call, and with
 * which key, is settled before the body is read.
 */
export class Endpoint {
  private readonly sessions: Sessions;
  private readonly modern: McpHttpHandler;
  /** Calls that end by themselves; streams for news do not. */
  private readonly calls: InFlight;
  private readonly subscriptions = new InFlight(SUBSCRIPTIONS);

  constructor(private readonly options: EndpointOptions) {
    const onError = (error: Error): void => {
      // What clients get wrong about the protocol is answered to them, and is no news to whoever runs the service.
      options.log.debug({ err: error }, 'a request was not served');
    };
    const { open, measurements, now, news } = options;
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

  /** How many sessions are open. */
  get openSessions(): number {
    return this.sessions.size;
  }

  /** Answers one request to /mcp, whatever it is. */
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
    // A stream for news calls nothing, and is open for as long as its session may be.
    if (request.method === 'GET') admitted.end();
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

  /** Ends the sessions whose time is over. */
  sweep(): void {
    this.sessions.sweep();
  }

  /** Ends the streams for news, waits for the calls in flight (at most `timeoutMs`), and ends every session. */
  async close(timeoutMs: number): Promise<void> {
    this.sessions.endStreams();
    await this.calls.drained(timeoutMs);
    await Promise.all([this.sessions.close(), this.modern.close()]);
  }

  /** The caller, or why the request goes no further. */
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
      return takeCaller(request);
    } catch (error) {
      if (!(error instanceof KeyUnreadableError)) throw error;
      contextOf(request).facts['code'] = 'key_rejected';
      return refusal(403, REFUSED, error.message);
    }
  }

  /** A place among the calls; null: there are too many. A stream for news takes none, as its session is counted. */
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
    if (legacy) return this.sessions.answer({ request, body, authInfo, owner: place.owner });
    if (method === 'subscriptions/listen') {
      // It goes on until somebody ends it: it is counted by itself, and a stop does not wait for it.
      const leave = this.subscriptions.enter(place.owner);
      if (leave === null) return tooMany();
      place.leave();
      place.leave = leave;
      caller.end();
    }
    return this.modern.fetch(request, { authInfo, ...(body !== undefined && { parsedBody: body }) });
  }
}

/** What a request takes of the number of requests that may be under way. */
interface Place {
  /** An address block. */
  readonly owner: string;
  leave: () => void;
}

const nothing = (): void => undefined;
const tooMany = (): Response => refusal(429, REFUSED, 'Too many requests at once', { 'Retry-After': '1' });

/** Whether a body of this type is JSON in the one encoding that it is read in. */
function isJsonText(contentType = ''): boolean {
  return isJsonContentType(contentType) && /^(?!.*charset)|charset="?utf-8"?\s*(;|$)/i.test(contentType);
}

/** The parsed body of a POST, undefined for other methods; null: it is no JSON. */
async function bodyOf(request: Request): Promise<{ body: unknown } | null> {
  if (request.method !== 'POST') return { body: undefined };
  try {
    return { body: JSON.parse(await request.text()) as unknown };
  } catch {
    return null;
  }
}

/** The JSON-RPC method for the log; what is no single request says which it is instead. */
function methodOf(body: unknown): string {
  if (Array.isArray(body)) return 'batch';
  const method = typeof body === 'object' && body !== null ? (body as { method?: unknown }).method : undefined;
  return typeof method === 'string' && /^[\w/]{1,64}$/.test(method) ? method : '-';
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}
