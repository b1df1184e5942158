import type { PublicSourceId } from '@entity-registry/domain';
import type { ReaderLimits } from './limits.js';
import { fromStore } from '../store-error.js';
import type { Pace } from './pace.js';
import { SourceBusyError, SourcePolicy, SourceStatusError } from './resilience.js';
import { SourceError } from '../source.js';
import type { Transport, TransportResponse, TransportRequest } from './transport.js';

const REDIRECTS = [301, 302, 303, 307, 308];
/** Statuses for which a retry may help: a timeout, too many requests, or a failing site. */
const RETRYABLE_STATUSES = [408, 425, 429, 500, 502, 503, 504];

export interface SourceHttpOptions {
  readonly transport: Transport;
  readonly pace: Pace;
  readonly limits: ReaderLimits;
  readonly now: () => Date;
}

/**
 * Sends requests to sources politely: in turn, with a timeout, with retries if they may help, and none while a source
 * is paused.
 */
export class SourceHttp {
  private readonly policies = new Map<PublicSourceId, SourcePolicy>();

  constructor(private readonly options: SourceHttpOptions) {}

  /** Returns a response with status 200, 404, 410, or 304 to a conditional request; throws SourceError for any other. */
  send(source: PublicSourceId, request: TransportRequest, signal: AbortSignal): Promise<TransportResponse> {
    return this.policyOf(source).run(() => this.sendFollowingRedirects(source, request, signal), signal);
  }

  private async sendFollowingRedirects(
    source: PublicSourceId,
    request: TransportRequest,
    signal: AbortSignal,
  ): Promise<TransportResponse> {
    let current = request;
    for (let hops = 0; hops <= this.options.limits.maxRedirects; hops += 1) {
      const turn = await fromStore(() => this.options.pace.waitForTurn(source, signal));
      if (turn === 'crowded') throw new SourceBusyError();
      const response = await this.sendOnce(current, signal);
      if (!REDIRECTS.includes(response.status)) return this.acceptOrThrow(response, current);
      current = redirected(current, response);
    }
    throw new SourceError('too many redirects', false);
  }

  private async sendOnce(request: TransportRequest, signal: AbortSignal): Promise<TransportResponse> {
    const { timeoutMs, maxBytes } = this.options.limits;
    const inTime = AbortSignal.timeout(timeoutMs);
    try {
      return await this.options.transport(request, maxBytes, AbortSignal.any([signal, inTime]));
    } catch (error) {
      signal.throwIfAborted();
      if (inTime.aborted)
        throw new SourceError(`no complete response within ${timeoutMs / 1000} s`, true, { cause: error });
      throw error;
    }
  }

  private acceptOrThrow(response: TransportResponse, request: TransportRequest): TransportResponse {
    const { status } = response;
    const conditional = 'if-none-match' in request.headers || 'if-modified-since' in request.headers;
    if (status === 200 || status === 404 || status === 410 || (status === 304 && conditional)) return response;
    const pauseMs = retryAfterMs(response.header('retry-after'), this.options.now());
    throw new SourceStatusError(
      status,
      RETRYABLE_STATUSES.includes(status) && pauseMs <= this.options.limits.maxRetryDelayMs,
      pauseMs,
    );
  }

  private policyOf(source: PublicSourceId): SourcePolicy {
    const known = this.policies.get(source);
    if (known) return known;
    const policy = new SourcePolicy(this.options.limits, this.options.now);
    this.policies.set(source, policy);
    return policy;
  }
}

/** The request that follows a redirect. Throws SourceError if it leads to another host, or from https to http. */
function redirected(request: TransportRequest, response: TransportResponse): TransportRequest {
  const location = response.header('location') ?? '';
  const url = URL.canParse(location, request.url.href) ? new URL(location, request.url) : undefined;
  if (location === '' || !url) throw new SourceError('it redirects to an invalid URL', false);
  const weaker = request.url.protocol === 'https:' && url.protocol !== 'https:';
  if (url.host !== request.url.host || weaker || url.username !== '' || !/^https?:$/.test(url.protocol)) {
    throw new SourceError('it redirects to another site', false);
  }
  if (response.status === 307 || response.status === 308) return { ...request, url };
  const headers = Object.entries(request.headers).filter(([name]) => name !== 'content-type');
  return { method: 'GET', url, headers: Object.fromEntries(headers) };
}

/** Parses `Retry-After` in seconds or as a date; 0 if missing or invalid. */
function retryAfterMs(header: string | null, now: Date): number {
  if (header === null) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const time = Date.parse(header);
  return Number.isNaN(time) ? 0 : Math.max(time - now.getTime(), 0);
}
