import { STATUS_CODES, createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError } from '@entity-registry/domain';
import { ExpressAdapter } from '@nestjs/platform-express';
import { observe } from './access-log.js';
import { drain } from './drain.js';
import { transportAnswer } from './error-answers.js';
import type { TransportCode } from './error-answers.js';
import { JsonAnswer, sendJson, setFixedHeaders } from './json-answer.js';
import type { Logger } from './logger.js';
import type { HttpMetrics } from './metrics.js';
import { openRequest } from './request-context.js';
import type { RequestContext } from './request-context.js';
import { parseQuery } from './query.js';
import { sendError } from './send-error.js';

export interface HttpLimits {
  /** Bytes of request line and headers together; beyond: 431. */
  headerBytes: number;
  /** Characters of the request target; beyond: 414. */
  urlLength: number;
  /** Bytes of a request's body; beyond: 413. */
  bodyBytes: number;
  /** Time for the headers to arrive, and for the whole request, in milliseconds; beyond: 408 and the end. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  /**
   * How long an answer may take to leave once it is sent, and how long nothing of a file may be taken; beyond: the end. What
   * is charged must have left well before the sweep of orphaned charges gives it back, 5 minutes after it was booked.
   */
  sendTimeoutMs: number;
  /** How long an idle connection is kept. */
  keepAliveTimeoutMs: number;
  /** How long requests in flight may take to finish after a stop was asked for. */
  drainTimeoutMs: number;
}

export const DEFAULT_LIMITS: HttpLimits = {
  headerBytes: 16_384,
  urlLength: 4_096,
  bodyBytes: 65_536,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  sendTimeoutMs: 60_000,
  keepAliveTimeoutMs: 30_000,
  drainTimeoutMs: 15_000,
};

export interface AdapterOptions {
  log: Logger;
  metrics: HttpMetrics;
  limits?: Partial<HttpLimits>;
  /** Whether every refusal has a `code`. The API's, whose v4 has none and is fixed, has it not. */
  coded?: boolean;
}

/**
 * Express under Nest with what every HTTP app of this service needs before and after a handler: the request's context,
 * one log line, limits on the request line, timeouts, fixed headers, answers sent as finished text, and a stop that lets
 * requests in flight finish. Express's own ETag, X-Powered-By and query parser are off.
 */
export class ServiceAdapter extends ExpressAdapter {
  private readonly limits: HttpLimits;
  private readonly coded: boolean;

  constructor(private readonly service: AdapterOptions) {
    super();
    this.coded = service.coded ?? false;
    this.limits = { ...DEFAULT_LIMITS, ...service.limits };
    this.set('etag', false);
    this.disable('x-powered-by');
    this.set('query parser', parseQuery);
  }

  override initHttpServer(): void {
    const express = this.getInstance<(request: IncomingMessage, response: ServerResponse) => void>();
    const { limits } = this;
    /** The newest answer of each connection. */
    const answers = new WeakMap<Socket, ServerResponse>();
    const open = (request: IncomingMessage, response: ServerResponse): RequestContext => {
      const context = openRequest(request);
      answers.set(request.socket, response);
      observe(request, response, context, this.service.log, this.service.metrics);
      if (!server.listening) context.headers.push('Connection', 'close');
      return context;
    };
    const server = createServer(
      {
        maxHeaderSize: limits.headerBytes,
        headersTimeout: limits.headersTimeoutMs,
        requestTimeout: limits.requestTimeoutMs,
        keepAliveTimeout: limits.keepAliveTimeoutMs,
        connectionsCheckingInterval: 1_000,
        // Looked at here, so that the refusal has a body.
        requireHostHeader: false,
      },
      (request, response) => {
        const context = open(request, response);
        const refusal = refusalOf(request, limits);
        if (refusal) refuse(response, context, refusal, this.coded);
        else {
          request.url = decodableTarget(request.url ?? '/');
          express(request, response);
        }
      },
    );
    server.setTimeout(limits.sendTimeoutMs);
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      refuseBrokenRequest(error, socket, this.coded);
      // What is under way on a connection whose protocol broke gets no answer any more: it must not cost anything either.
      if (answers.get(socket)?.writableFinished === false) socket.destroySoon();
    });
    server.on('checkExpectation', (request, response) => {
      refuse(response, open(request, response), new DomainError('expectation_failed'), this.coded);
    });
    // Without a listener Node hangs up on a CONNECT, which names no path, and so one with no methods.
    server.on('connect', (_request, socket: Socket) => {
      endWith(socket, new DomainError('method_not_allowed', { allow: [] }), this.coded);
    });
    this.setHttpServer(server);
  }

  override reply(response: ServerResponse, body: unknown, statusCode?: number): unknown {
    if (body instanceof JsonAnswer) this.send(response, body);
    else if (body !== null && typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype) {
      this.send(response, new JsonAnswer(statusCode ?? response.statusCode, JSON.stringify(body)));
    } else {
      setFixedHeaders(response);
      return super.reply(response, body, statusCode) as unknown;
    }
    return undefined;
  }

  /** Sends a whole answer. The server's own timeout starts anew with every byte that is taken; this one does not. */
  private send(response: ServerResponse, answer: JsonAnswer): void {
    sendJson(response, answer);
    const cut = setTimeout(() => response.req.socket.destroy(), this.limits.sendTimeoutMs).unref();
    response.once('close', () => {
      clearTimeout(cut);
    });
  }

  /** Stops accepting, lets requests in flight finish, and cuts what is left when the limit is reached. */
  override close(): Promise<void> {
    return drain(this.getHttpServer(), this.limits.drainTimeoutMs);
  }
}

/**
 * `target` with a path that can be percent-decoded. Where it cannot, the router would refuse the request before the gateway
 * has asked who calls; its percent signs then stand for themselves, and the parameter is refused where it is read.
 */
function decodableTarget(target: string): string {
  if (!target.includes('%')) return target;
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length);
  }
}

/** Why a request is not even looked at by the app, or null. */
function refusalOf(request: IncomingMessage, limits: HttpLimits): DomainError<TransportCode> | null {
  const { httpVersion, url, headers } = request;
  if (url !== undefined && url.length > limits.urlLength) return new DomainError('target_too_long');
  if (httpVersion === '1.1' && headers.host === undefined) return new DomainError('malformed_request');
  const length = headers['content-length'];
  if (length !== undefined && Number(length) > limits.bodyBytes) {
    return new DomainError('body_too_large', { limitBytes: limits.bodyBytes });
  }
  return null;
}

/** Ends the connection with the answer: the rest of the request is not worth reading. */
function refuse(
  response: ServerResponse,
  context: RequestContext,
  refusal: DomainError<TransportCode>,
  coded: boolean,
): void {
  context.headers.push('Connection', 'close');
  sendError(response, transportAnswer(refusal, coded));
}

const BROKEN: Readonly<Record<string, 'headers_too_large' | 'request_timeout'>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** What never became a request (bad syntax, oversized headers, too slow) is answered in the service's own form too. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, coded: boolean): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  endWith(socket, new DomainError(BROKEN[error.code ?? ''] ?? 'malformed_request'), coded);
}

/** Answers on the bare connection and ends it. */
function endWith(socket: Socket, refusal: DomainError<TransportCode>, coded: boolean): void {
  const { status, body: members, headers: [name, value] = [] } = transportAnswer(refusal, coded);
  const header = name === undefined ? '' : `${name}: ${value ?? ''}\r\n`;
  const body = JSON.stringify(members);
  socket.end(
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: application/json; charset=utf-8\r\n${header}` +
      `Content-Length: ${String(body.length)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
