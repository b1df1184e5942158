import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport, isInitializeRequest } from '@modelcontextprotocol/server';
import type { AuthInfo, McpServer } from '@modelcontextprotocol/server';
import { OpenRequests, cancelledIdsOf, requestIdsOf } from './open-requests.js';
import { refusal } from './refusal.js';
import type { Measurements, SessionEnd } from './measurements.js';

export interface SessionLimits {
  /** How many there may be. */
  readonly max: number;
  /** How long one is kept that nobody uses, in milliseconds. */
  readonly idleMs: number;
  /** How long any is kept, in milliseconds. */
  readonly maxAgeMs: number;
}

export interface SessionsOptions {
  readonly limits: SessionLimits;
  /** A server of its own for each session. */
  readonly open: () => McpServer;
  readonly measurements: Measurements;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
  readonly onError: (error: Error) => void;
}

/** One request, its body read. */
export interface SessionRequest {
  readonly request: Request;
  /** The parsed body of a POST. */
  readonly body: unknown;
  /** Of this request: handed to its handlers and kept nowhere. */
  readonly authInfo: AuthInfo;
  /** Whose sessions are counted together. */
  readonly owner: string;
}

/** What is kept of a session: no header, no key, and nothing that was asked or answered. */
interface Session {
  readonly id: string;
  readonly owner: string;
  readonly server: McpServer;
  readonly transport: WebStandardStreamableHTTPServerTransport;
  readonly requests: OpenRequests;
  /** Whether its protocol has batches. */
  readonly hasBatches: boolean;
  readonly openedAt: number;
  usedAt: number;
  /** Streams for messages of the server's own that are open (GET): whoever keeps one is there. */
  streams: number;
}

const NOT_FOUND = -32_001;
const BAD_REQUEST = -32_000;
const INVALID_REQUEST = -32_600;

/** The only protocol version spoken here that has batches: 2025-06-18 took them out. */
const VERSION_WITH_BATCHES = '2025-03-26';
/** Messages of a batch: as many as the API takes of one caller at once (specification, "Limits"). */
const MAX_BATCH = 5;

/**
 * Sessions of the protocol versions before 2026-07-28. They are bounded in number, in idle time and in age, and live in this
 * process: behind several, requests with one Mcp-Session-Id go to the same (ADR 0112). A client that finds its session gone
 * (404) has to begin a new one, which many do only when they are connected again by hand; nothing is lost with it, since a
 * session holds nothing but what both sides said they can do, and which requests have no answer yet.
 */
export class Sessions {
  /** By id; in the order of their last use, so that the first is the longest unused. */
  private readonly sessions = new Map<string, Session>();

  constructor(private readonly options: SessionsOptions) {}

  get size(): number {
    return this.sessions.size;
  }

  /** The answer of the session that `request` names, or of a new one when it begins one. */
  async answer(asked: SessionRequest): Promise<Response> {
    const id = asked.request.headers.get('mcp-session-id');
    if (id === null) return this.begin(asked);
    const session = this.find(id);
    if (session === null) return refusal(404, NOT_FOUND, 'Session not found: initialize a new one');
    return this.pass(session, asked);
  }

  /** Ends the sessions whose time is over. To be called now and then. */
  sweep(): void {
    for (const session of this.sessions.values()) this.endIfOver(session);
  }

  /** Ends the streams for messages of the server's own; calls go on. */
  endStreams(): void {
    for (const { transport } of this.sessions.values()) transport.closeStandaloneSSEStream();
  }

  /** Ends all, with what is under way in them. */
  async close(): Promise<void> {
    await Promise.all([...this.sessions.values()].map((session) => this.end(session, 'stopped')));
  }

  private async begin(asked: SessionRequest): Promise<Response> {
    const { limits, now, open } = this.options;
    if (asked.request.method !== 'POST' || !isInitializeRequest(asked.body)) {
      return refusal(400, BAD_REQUEST, 'Mcp-Session-Id is missing: initialize a session, or use protocol 2026-07-28');
    }
    this.sweep();
    if (this.sessions.size >= limits.max) await this.evict();
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
      ...{ id, owner: asked.owner, server, transport, openedAt: at, usedAt: at, streams: 0 },
      requests: new OpenRequests(transport),
      hasBatches: asked.body.params.protocolVersion === VERSION_WITH_BATCHES,
    };
    await server.connect(transport);
    this.sessions.set(id, session);
    this.options.measurements.sessionOpened();
    const response = await this.pass(session, asked);
    // Refused, for an Accept header without one of the two types, say: nobody was told of the session.
    if (!response.ok) await this.end(session, 'deleted');
    return response;
  }

  private async pass(session: Session, { request, body, authInfo }: SessionRequest): Promise<Response> {
    this.use(session);
    if (Array.isArray(body) && !(session.hasBatches && body.length <= MAX_BATCH)) {
      const problem = `batches are of protocol ${VERSION_WITH_BATCHES}, of at most ${String(MAX_BATCH)} messages`;
      return refusal(400, INVALID_REQUEST, `Invalid Request: ${problem}`);
    }
    const ids = requestIdsOf(body);
    if (!session.requests.enter(ids)) {
      return refusal(400, INVALID_REQUEST, 'Invalid Request: a request with this id has no answer yet');
    }
    if (ids.length > 0) {
      const giveUp = (): void => {
        void session.requests.giveUp(ids).catch(this.options.onError);
      };
      request.signal.addEventListener('abort', giveUp, { once: true });
    }
    if (request.method === 'GET') {
      session.streams += 1;
      request.signal.addEventListener('abort', () => {
        session.streams -= 1;
        if (this.sessions.has(session.id)) this.use(session);
      });
    }
    const response = await session.transport.handleRequest(request, {
      authInfo,
      ...(body !== undefined && { parsedBody: body }),
    });
    if (!response.ok) session.requests.forget(ids);
    await session.requests.giveUp(cancelledIdsOf(body));
    return response;
  }

  private find(id: string): Session | null {
    const session = this.sessions.get(id);
    return session === undefined || this.endIfOver(session) ? null : session;
  }

  private use(session: Session): void {
    session.usedAt = this.options.now();
    this.sessions.delete(session.id);
    this.sessions.set(session.id, session);
  }

  private endIfOver(session: Session): boolean {
    const { limits, now } = this.options;
    const at = now();
    const aged = at - session.openedAt >= limits.maxAgeMs;
    const idle = session.streams === 0 && at - session.usedAt >= limits.idleMs;
    if (aged || idle) void this.end(session, aged ? 'aged' : 'idle').catch(this.options.onError);
    return aged || idle;
  }

  /** Ends the longest unused session of the owner who has most: whoever opens too many loses their own. */
  private async evict(): Promise<void> {
    const counts = new Map<string, number>();
    let most: string | undefined;
    for (const { owner } of this.sessions.values()) {
      const count = (counts.get(owner) ?? 0) + 1;
      counts.set(owner, count);
      if (most === undefined || count > (counts.get(most) ?? 0)) most = owner;
    }
    for (const session of this.sessions.values()) {
      if (session.owner === most) {
        await this.end(session, 'evicted');
        return;
      }
    }
  }

  private async end(session: Session, reason: SessionEnd): Promise<void> {
    this.forget(session, reason);
    await session.server.close();
  }

  private forget(session: Session, reason: SessionEnd): void {
    if (this.sessions.delete(session.id)) this.options.measurements.sessionEnded(reason);
  }
}
