import type { Health, Readiness } from './generated/types.js';
import type { CallOptions, ClientOptions } from './options.js';
import { refreshAndWait, waitForRefresh } from './refresh/refresh-and-wait.js';
import type { CompletedRefresh, RefreshOptions, WaitOptions } from './refresh/refresh-and-wait.js';
import { V4 } from './resources/v4.js';
import { V5 } from './resources/v5.js';
import type { CallPromise } from './transport/call-promise.js';
import { Transport } from './transport/transport.js';

/**
 * The registry, as one caller sees it.
 *
 * Every method answers with a `CallPromise`: await it for the body. Refusals are thrown as `ApiError`s of a class of their
 * own; congestion, outages and lost connections are retried first. Parameters and options that there are not reject with a
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

  /** Throws `TypeError` for options that cannot be meant, such as a `baseUrl` that is none, or an `apiKey` that is empty. */
  constructor(options: ClientOptions) {
    this.#transport = new Transport(options);
    this.v4 = new V4(this.#transport);
    this.v5 = new V5(this.#transport);
  }

  /** That the service runs. Free, no key. */
  health(options?: Omit<CallOptions, 'dryRun'>): CallPromise<Health> {
    return this.#transport.call(() => ({ method: 'GET', path: '/health', free: true }), options);
  }

  /** That the service and what it stands on can answer. Free, no key; an `ApiError` of status 503 otherwise. */
  ready(options?: Omit<CallOptions, 'dryRun'>): CallPromise<Readiness> {
    return this.#transport.call(() => ({ method: 'GET', path: '/health/ready', free: true }), options);
  }

  /**
   * Asks the original sources of Panama anew, and waits for the result: minutes up to an hour. Price: the codes without the
   * base charge, at completion; nothing when it fails (rulings 2 and 8).
   * @param id a v4 id, or the typed id of an entity, `pa_own_...`.
   * Throws `RefreshFailedError`, `RefreshTimeoutError`, `AbortedError`, and what `v4.panama.update` does.
   */
  refreshAndWait(id: string | number, options: RefreshOptions): Promise<CompletedRefresh> {
    return refreshAndWait({ v4: this.v4, transport: this.#transport }, id, options);
  }

  /** Waits for a refresh that was asked for before, as `refreshAndWait` does. */
  waitForRefresh(updateRequestId: number, options: WaitOptions = {}): Promise<CompletedRefresh> {
    return waitForRefresh({ v4: this.v4, transport: this.#transport }, updateRequestId, options);
  }
}
