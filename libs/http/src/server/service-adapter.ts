import { STATUS_CODES, createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError, lookup } from '@entity-registry/domain';
import { ExpressAdapter } from '@nestjs/platform-express';
import { logRequest } from './access-log.js';
import { drain } from './drain.js';
import { transportErrorResponse } from '../errors/error-response.js';
import type { ErrorResponse, TransportCode } from '../errors/error-response.js';
import { DEFAULT_LIMITS, serverLimits } from './http-limits.js';
import type { HttpLimits } from './http-limits.js';
import { JsonResponse, sendJson, setFixedHeaders } from '../responses/json-response.js';
import type { Logger } from '../logging/logger.js';
import type { HttpMetrics } from './metrics.js';
import { openRequest } from '../requests/request-context.js';
import type { RequestContext } from '../requests/request-context.js';
import { parseQuery } from '../input/query.js';
import { sendError } from '../errors/send-error.js';
import { versionOfPacket, versionOfTarget } from '../requests/target-version.js';

export interface AdapterOptions {
  log: Logger;
  metrics: HttpMetrics;
  limits?: Partial<HttpLimits>;
  /** Whether every error has a `code`. False for the API, because v4 errors are fixed and have none. */
  coded?: boolean;
  refuse?: EarlyRefusal;
  /** Routes with their own limit of bytes, by exact path. They read their body themselves (`@LateBody()`). */
  bodyBytesByPath?: Readonly<Record<string, number>>;
}

/**
 * Looks at each request before the app does, and returns the error to send instead, or null: an overloaded process refuses here what it
 * can't answer in time, because the app's own pipeline costs a large part of an answer.
 */
export type EarlyRefusal = (request: IncomingMessage, response: ServerResponse) => ErrorResponse | null;

/**
 * Express under Nest with what every HTTP app of this service needs before and after a handler: the request's context,
 * one log line, limits on the request line, timeouts, fixed headers, responses sent as finished text, and a shutdown that lets
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
    /** The newest response of each connection. */
    const latestResponses = new WeakMap<Socket, ServerResponse>();
    const open = (request: IncomingMessage, response: ServerResponse): RequestContext => {
      const context = openRequest(request);
      latestResponses.set(request.socket, response);
      logRequest(request, response, context, this.service.log, this.service.metrics);
      if (!server.listening) context.headers.push('Connection', 'close');
      return context;
    };
    const server = createServer(
      {
        ...serverLimits(limits),
        // Checked here, so that the error has a body.
        requireHostHeader: false,
      },
      (request, response) => {
        const context = open(request, response);
        const transportError = transportErrorOf(request, { ...limits, bodyBytes: this.bodyBytesOf(request) });
        if (transportError) sendErrorAndClose(response, context, transportError, this.isCoded(request.url));
        else {
          const refused = this.service.refuse?.(request, response) ?? null;
          request.url = decodableTarget(request.url ?? '/');
          if (refused) sendError(response, refused);
          else express(request, response);
        }
      },
    );
    server.setTimeout(limits.sendTimeoutMs);
    server.on('clientError', (error: BrokenRequest, socket: Socket) => {
      rejectBrokenRequest(error, socket, this.coded || versionOfPacket(error.rawPacket) === 'v5');
      // Requests in progress on a connection with a protocol error get no response, so they must not be charged either.
      if (latestResponses.get(socket)?.writableFinished === false) socket.destroySoon();
    });
    server.on('checkExpectation', (request, response) => {
      sendErrorAndClose(
        response,
        open(request, response),
        new DomainError('expectation_failed'),
        this.isCoded(request.url),
      );
    });
    // Without a listener Node hangs up on a CONNECT. It has no path, and so no allowed methods.
    server.on('connect', (_request, socket: Socket) => {
      closeWithError(socket, new DomainError('method_not_allowed', { allow: [] }), this.coded);
    });
    this.setHttpServer(server);
  }

  private bodyBytesOf({ url = '/' }: IncomingMessage): number {
    return lookup(this.service.bodyBytesByPath ?? {}, url) ?? this.limits.bodyBytes;
  }

  /** Whether an error has its code in the body: always, or only under v5. */
  private isCoded(target: string | undefined): boolean {
    return this.coded || versionOfTarget(target) === 'v5';
  }

  override reply(response: ServerResponse, body: unknown, statusCode?: number): unknown {
    if (body instanceof JsonResponse) this.send(response, body);
    else if (body !== null && typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype) {
      this.send(response, new JsonResponse(statusCode ?? response.statusCode, JSON.stringify(body)));
    } else {
      setFixedHeaders(response);
      return super.reply(response, body, statusCode) as unknown;
    }
    return undefined;
  }

  /** Sends a whole response. The server's own timeout restarts with every byte that the client reads; this one does not. */
  private send(response: ServerResponse, jsonResponse: JsonResponse): void {
    sendJson(response, jsonResponse);
    const cut = setTimeout(() => response.req.socket.destroy(), this.limits.sendTimeoutMs).unref();
    response.once('close', () => {
      clearTimeout(cut);
    });
  }

  /** Stops accepting, lets requests in flight finish, and cuts off the rest when the limit is reached. */
  override close(): Promise<void> {
    return drain(this.getHttpServer(), this.limits.drainTimeoutMs);
  }
}

/**
 * `target` with a path that can be percent-decoded. Otherwise the router would reject the request before the gateway
 * authenticates it. In an invalid path, percent signs are kept, and the parameter is rejected when it is read.
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

/** Why a request is rejected before it reaches the app, or null. */
function transportErrorOf(request: IncomingMessage, limits: HttpLimits): DomainError<TransportCode> | null {
  const { httpVersion, url, headers } = request;
  if (url !== undefined && url.length > limits.urlLength) return new DomainError('target_too_long');
  if (httpVersion === '1.1' && headers.host === undefined) return new DomainError('malformed_request');
  const length = headers['content-length'];
  if (length !== undefined && Number(length) > limits.bodyBytes) {
    return new DomainError('body_too_large', { limitBytes: limits.bodyBytes });
  }
  return null;
}

/** Closes the connection after the response, without reading the rest of the request. */
function sendErrorAndClose(
  response: ServerResponse,
  context: RequestContext,
  error: DomainError<TransportCode>,
  coded: boolean,
): void {
  context.headers.push('Connection', 'close');
  sendError(response, transportErrorResponse(error, coded));
}

/** An error of the request parser, with the bytes it had read. */
type BrokenRequest = NodeJS.ErrnoException & { rawPacket?: Buffer };

const BROKEN: Readonly<Record<string, 'headers_too_large' | 'request_timeout'>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Input that never became a request (bad syntax, oversized headers, too slow) also gets a response in the service's format. */
function rejectBrokenRequest(error: BrokenRequest, socket: Socket, coded: boolean): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  closeWithError(socket, new DomainError(lookup(BROKEN, error.code ?? '') ?? 'malformed_request'), coded);
}

/** Responds on the raw connection and closes it. */
function closeWithError(socket: Socket, error: DomainError<TransportCode>, coded: boolean): void {
  const { status, body: members, headers: [name, value] = [] } = transportErrorResponse(error, coded);
  const header = name === undefined ? '' : `${name}: ${value ?? ''}\r\n`;
  const body = JSON.stringify(members);
  socket.end(
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: application/json; charset=utf-8\r\n${header}` +
      `Content-Length: ${String(body.length)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
