import type { Health, Readiness } from './generated/types.js';
import type { CallOptions, ClientOptions } from './options.js';
import { refreshAndWait, waitForRefresh } from './refresh/refresh-and-wait.js';
import type { CompletedRefresh, RefreshOptions, WaitOptions } from './refresh/refresh-and-wait.js';
import { V4 } from './resources/v4.js';
import { V5 } from './resources/v5.js';
import type { CallPromise } from './transport/call-promise.js';
import { Transport } from './transport/transport.js';

/**
 * A client of the registry API.
 *
 * Every method returns a `CallPromise`: await it to get the body. Errors of the API are thrown as `ApiError`s with a class for
 * each code; congestion, outages and lost connections are retried first. Unknown parameters and options reject with a
 * `TypeError` before anything is sent. Money is decimal strings in USD.
 *
 * ```ts
 * const registry = new EntityRegistry({ baseUrl: 'https://api.example.com', apiKey: 'pk_...' });
 * const { outcome, candidates } = await registry.v5.resolve({ name: 'Inversiones Garcia' });
 * ```
 */
export class EntityRegistry {
  readonly v4: V4;
  readonly v5: V5;
  readonly #transport: Transport;

  /** Throws `TypeError` for invalid options, such as a `baseUrl` that is not a URL, or an empty `apiKey`. */
  constructor(options: ClientOptions) {
    this.#transport = new Transport(options);
    this.v4 = new V4(this.#transport);
    this.v5 = new V5(this.#transport);
  }

  /** Checks that the service is running. Free, no key. */
  health(options?: Omit<CallOptions, 'dryRun'>): CallPromise<Health> {
    return this.#transport.call(() => ({ method: 'GET', path: '/health', free: true }), options);
  }

  /** Checks that the service and its dependencies are ready. Free, no key. Throws an `ApiError` with status 503 if not. */
  ready(options?: Omit<CallOptions, 'dryRun'>): CallPromise<Readiness> {
    return this.#transport.call(() => ({ method: 'GET', path: '/health/ready', free: true }), options);
  }

  /**
   * Refreshes an entity from its original sources and waits for the result: minutes up to an hour. Price: the codes
   * without the base charge, on completion; free if it fails (ADRs 0003 and 0008).
   * @param id the typed id of a company or person, exactly as it was returned.
   * Throws `RefreshFailedError`, `RefreshTimeoutError`, `AbortedError`, and what `v5.entities.update` does.
   */
  refreshAndWait(id: string, options: RefreshOptions): Promise<CompletedRefresh> {
    return refreshAndWait({ v5: this.v5, transport: this.#transport }, id, options);
  }

  /** Waits for a refresh that was requested before, as `refreshAndWait` does. */
  waitForRefresh(updateRequestId: number, options: WaitOptions = {}): Promise<CompletedRefresh> {
    return waitForRefresh({ v5: this.v5, transport: this.#transport }, updateRequestId, options);
  }
}
