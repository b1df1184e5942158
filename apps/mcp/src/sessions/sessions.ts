import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport, isInitializeRequest } from '@modelcontextprotocol/server';
import type { AuthInfo, McpServer } from '@modelcontextprotocol/server';
import { callerIn } from '../caller.js';
import type { Measurements, SessionEnd } from '../measurements.js';
import { OpenRequests, canceledIdsOf, requestIdsOf } from './open-requests.js';
import { jsonRpcError } from './json-rpc-error.js';
import { Owners, isSameOwner } from './session-owner.js';
import type { Owner } from './session-owner.js';
import { sessionToEvict, sessionOverOwnerLimit } from './session-shares.js';

export interface SessionLimits {
  /** Maximum number of sessions. */
  readonly max: number;
  /** Maximum number for one key, and for one network without a proven key. */
  readonly maxPerOwner: number;
  /** How long an unused session is kept, in milliseconds. */
  readonly idleMs: number;
  /** Maximum age of a session, in milliseconds. */
  readonly maxAgeMs: number;
}

export interface SessionsOptions {
  readonly limits: SessionLimits;
  /** Creates the server of a session. */
  readonly open: () => McpServer;
  readonly measurements: Measurements;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  readonly onError: (error: Error) => void;
}

/** A request with its body parsed. */
export interface SessionRequest {
  readonly request: Request;
  /** The parsed body of a POST. */
  readonly body: unknown;
  /** The caller of this request: passed to its handlers and not stored. */
  readonly authInfo: AuthInfo;
}

/** The state of a session. It has no headers, no key, and nothing from requests or responses. */
interface Session {
  readonly id: string;
  readonly owner: Owner;
  /** The API has answered a call with its key. */
  isKeyAccepted: boolean;
  readonly server: McpServer;
  readonly transport: WebStandardStreamableHTTPServerTransport;
  readonly requests: OpenRequests;
  /** Whether its protocol has batches. */
  readonly hasBatches: boolean;
  readonly openedAt: number;
  usedAt: number;
  /** Open streams for the server's own messages (GET). While one is open, the session is not idle. */
  streams: number;
}

const NOT_FOUND = -32_001;
const BAD_REQUEST = -32_000;
const INVALID_REQUEST = -32_600;

/** The only supported protocol version that has batches: 2025-06-18 removed them. */
const VERSION_WITH_BATCHES = '2025-03-26';
/** Messages of a batch: as many as the API accepts from one caller at once (specification, "Limits"). */
const MAX_BATCH = 5;

/**
 * Sessions of protocol versions before 2026-07-28 (ADR 0112). A session belongs to the key that opened it or, without a key, to
 * the caller's network; other callers get 404. Sessions are limited in number, idle time and age, and live in this process: with
 * several processes, requests with one Mcp-Session-Id must go to the same one. A client whose session is gone (404) has to start
 * a new one, which many clients only do when they are reconnected by hand. Nothing is lost with a session: it only holds the
 * capabilities of both sides and the requests that have no response yet.
 */
export class Sessions {
  /** By id; in the order of their last use, so that the first is the least recently used. */
  private readonly sessions = new Map<string, Session>();
  private readonly owners = new Owners();

  constructor(private readonly options: SessionsOptions) {}

  get size(): number {
    return this.sessions.size;
  }

  /** The response of the session that the request names, or of a new session if the request starts one. */
  async handle(sessionRequest: SessionRequest): Promise<Response> {
    const id = sessionRequest.request.headers.get('mcp-session-id');
    const owner = this.owners.of(callerIn(sessionRequest.authInfo));
    if (id === null) return this.begin(sessionRequest, owner);
    const session = this.find(id, owner);
    if (session === null) return jsonRpcError(404, NOT_FOUND, 'Session not found: initialize a new one');
    return this.forward(session, sessionRequest);
  }

  /** Ends the expired sessions. Must be called regularly. */
  sweep(): void {
    for (const session of this.sessions.values()) this.endIfExpired(session);
  }

  /** Ends the streams for the server's own messages; calls continue. */
  endStreams(): void {
    for (const { transport } of this.sessions.values()) transport.closeStandaloneSSEStream();
  }

  /** Ends all sessions, including their calls in progress. */
  async close(): Promise<void> {
    await Promise.all([...this.sessions.values()].map((session) => this.end(session, 'stopped')));
  }

  private async begin(sessionRequest: SessionRequest, owner: Owner): Promise<Response> {
    const { now, open } = this.options;
    if (sessionRequest.request.method !== 'POST' || !isInitializeRequest(sessionRequest.body)) {
      return jsonRpcError(
        400,
        BAD_REQUEST,
        'Mcp-Session-Id is missing: initialize a session, or use protocol 2026-07-28',
      );
    }
    this.sweep();
    await this.makeRoomFor(owner);
    const id = randomUUID();
    const server = open();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => id,
      onsessionclosed: () => {
        this.forget(session, 'deleted');
      },
    });
    transport.onerror = this.options.onError;
    const at = now();
    const session: Session = {
      ...{ id, owner, isKeyAccepted: false, server, transport, openedAt: at, usedAt: at, streams: 0 },
      requests: new OpenRequests(transport),
      hasBatches: sessionRequest.body.params.protocolVersion === VERSION_WITH_BATCHES,
    };
    await server.connect(transport);
    this.sessions.set(id, session);
    this.options.measurements.sessionOpened();
    const response = await this.forward(session, sessionRequest);
    // For example, the Accept header has only one of the two types. The client never got the session's id.
    if (!response.ok) await this.end(session, 'deleted');
    return response;
  }

  private async forward(session: Session, { request, body, authInfo }: SessionRequest): Promise<Response> {
    this.touch(session);
    callerIn(authInfo).whenKeyAccepted(() => {
      session.isKeyAccepted = true;
    });
    if (Array.isArray(body) && !(session.hasBatches && body.length <= MAX_BATCH)) {
      const problem = `batches need protocol ${VERSION_WITH_BATCHES} and have at most ${String(MAX_BATCH)} messages`;
      return jsonRpcError(400, INVALID_REQUEST, `Invalid Request: ${problem}`);
    }
    const ids = requestIdsOf(body);
    if (!session.requests.enter(ids)) {
      return jsonRpcError(400, INVALID_REQUEST, 'Invalid Request: a request with this id is still open');
    }
    if (ids.length > 0) {
      const cancel = (): void => {
        void session.requests.cancel(ids).catch(this.options.onError);
      };
      request.signal.addEventListener('abort', cancel, { once: true });
    }
    if (request.method === 'GET') {
      session.streams += 1;
      request.signal.addEventListener('abort', () => {
        session.streams -= 1;
        if (this.sessions.has(session.id)) this.touch(session);
      });
    }
    const response = await session.transport.handleRequest(request, {
      authInfo,
      ...(body !== undefined && { parsedBody: body }),
    });
    if (!response.ok) session.requests.forget(ids);
    await session.requests.cancel(canceledIdsOf(body));
    return response;
  }

  private find(id: string, owner: Owner): Session | null {
    const session = this.sessions.get(id);
    if (session === undefined || !isSameOwner(session.owner, owner)) return null;
    return this.endIfExpired(session) ? null : session;
  }

  private touch(session: Session): void {
    session.usedAt = this.options.now();
    this.sessions.delete(session.id);
    this.sessions.set(session.id, session);
  }

  private endIfExpired(session: Session): boolean {
    const { limits, now } = this.options;
    const at = now();
    const aged = at - session.openedAt >= limits.maxAgeMs;
    const idle = session.streams === 0 && at - session.usedAt >= limits.idleMs;
    if (aged || idle) void this.end(session, aged ? 'aged' : 'idle').catch(this.options.onError);
    return aged || idle;
  }

  /** Ends a session if there is no room for another of this owner: one of the owner's own first. */
  private async makeRoomFor(owner: Owner): Promise<void> {
    const { max, maxPerOwner: maxOfOwner } = this.options.limits;
    const sessions = [...this.sessions.values()];
    const ends =
      sessionOverOwnerLimit(sessions, owner, maxOfOwner) ??
      (sessions.length >= max ? sessionToEvict(sessions) : undefined);
    if (ends !== undefined) await this.end(ends, 'evicted');
  }

  private async end(session: Session, reason: SessionEnd): Promise<void> {
    this.forget(session, reason);
    await session.server.close();
  }

  private forget(session: Session, reason: SessionEnd): void {
    if (this.sessions.delete(session.id)) this.options.measurements.sessionEnded(reason);
  }
}
