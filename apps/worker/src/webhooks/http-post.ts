import { lookup } from '@entity-registry/domain';
import { request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '@entity-registry/accounts';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { ResolveName } from '@entity-registry/accounts';
import { NotPublicError, publicLookup } from './public-lookup.js';

/** The part of a receiver's body that is read, so that it can finish normally; beyond it the connection is ended. */
const MAX_BODY_BYTES = 64 * 1024;

export interface HttpPostOptions {
  /** Time limit of one request, from name resolution to the response headers, in milliseconds. */
  timeoutMs: number;
  /** Demo only: permits http, and addresses that are not public. */
  allowPrivate: boolean;
  /** Resolves names, unless private ones are permitted too; queries the DNS servers when absent. */
  resolve?: ResolveName;
  /** The only certificate authority to trust. */
  ca?: string;
}

/** How a request ended: with a status, or with the reason why there was none. */
export type PostResult = { statusCode: number } | { error: string };

export type HttpPost = (
  url: string,
  message: { headers: Readonly<Record<string, string>>; body: Uint8Array },
) => Promise<PostResult>;

/**
 * Sends a body to a customer's address and returns the status of the response. It never throws, follows no redirect, reuses no
 * connection and stores nothing of the response's body. It connects only to public addresses: the one in the URL, or those of a
 * name, each checked by `publicLookup` when connecting and again by request-filtering-agent.
 */
export function createHttpPost(options: HttpPostOptions): HttpPost {
  const { allowPrivate, ca } = options;
  const filter = { keepAlive: false, allowPrivateIPAddress: allowPrivate, allowMetaIPAddress: allowPrivate };
  const agents = {
    http: new RequestFilteringHttpAgent(filter),
    https: new RequestFilteringHttpsAgent({ ...filter, ...(ca !== undefined && { ca }) }),
  };
  const lookup = allowPrivate ? undefined : publicLookup(options.resolve);
  return (text, { headers, body }) => {
    const url = new URL(text);
    const error = allowPrivate ? null : targetError(url);
    if (error !== null) return Promise.resolve({ error });
    const requestOptions = {
      method: 'POST',
      headers: { ...headers, 'Content-Length': body.length },
      ...(lookup && { lookup }),
    };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...requestOptions, agent: agents.https })
        : httpRequest(url, { ...requestOptions, agent: agents.http });
    request.end(body);
    return resultOf(request, options.timeoutMs);
  };
}

/** Why nothing is sent to `url` as written; null: it may be. Names are checked when they are connected to. */
function targetError({ protocol, hostname }: URL): string | null {
  if (protocol !== 'https:') return 'the address is not https';
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? new NotPublicError().message : null;
}

function resultOf(request: ClientRequest, timeoutMs: number): Promise<PostResult> {
  return new Promise((resolve) => {
    // One limit for everything, so that sending a byte now and then gains no time.
    const limit = setTimeout(() => {
      resolve({ error: `there was no answer within ${timeoutMs / 1_000} seconds` });
      request.destroy();
    }, timeoutMs);
    request.on('response', (response) => {
      // The headers are all we need; the receiver has the rest of its time to finish.
      const { statusCode = 0 } = response;
      // Node accepts any three digits; below 100 they are no valid status, and the attempt log can't store them.
      resolve(statusCode < 100 ? { error: NOT_HTTP } : { statusCode });
      discard(response, request);
    });
    // A receiver may respond and then break the connection; the first outcome counts.
    request.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ error: describeError(error) });
    });
    request.on('close', () => {
      clearTimeout(limit);
      resolve({ error: 'the connection ended without an answer' });
    });
  });
}

function discard(response: IncomingMessage, request: ClientRequest): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) request.destroy();
  });
  response.on('error', () => undefined);
}

const NOT_HTTP = 'the answer was not HTTP';

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection ended without an answer',
  EPIPE: 'the connection ended without an answer',
  ETIMEDOUT: 'the host did not accept a connection',
  EHOSTUNREACH: 'the host could not be reached',
  ENETUNREACH: 'the host could not be reached',
};

/** The customer's text for a failure: never the error's own message, which may contain addresses of the internal network. */
function describeError(error: NodeJS.ErrnoException): string {
  if (error instanceof NotPublicError) return error.message;
  const { code } = error;
  if (code === undefined) return 'the host could not be reached';
  const words = lookup(ERROR_TEXTS, code);
  if (words !== undefined) return words;
  if (code.startsWith('HPE_')) return NOT_HTTP;
  if (/CERT|SIGNATURE|_TLS_|^ERR_SSL/.test(code)) return `no secure connection could be made (${code})`;
  return `the host could not be reached (${code})`;
}
