import { ApiError } from '../errors/api-error.js';
import { ConnectionError } from '../errors/connection-errors.js';
import { RefreshFailedError, RefreshTimeoutError } from '../errors/refresh-errors.js';
import type { AcceptedUpdate, UpdateStatus } from '../generated/types.js';
import type { CallOptions } from '../options.js';
import type { ProductCodeInput } from '../resources/inputs.js';
import type { V5 } from '../resources/v5.js';
import { namesOf } from '../transport/check-options.js';
import { checkMembers } from '../transport/members.js';
import type { Transport } from '../transport/transport.js';

/** The status record of a completed refresh. `result` is only null if its data has been erased since. */
export interface CompletedRefresh extends UpdateStatus {
  status: 'completed';
}

/** How to wait. */
export interface WaitOptions {
  /** Time between polls in milliseconds, above 0; default 5,000. Polls are free. */
  pollIntervalMs?: number | undefined;
  /** Maximum wait in milliseconds; 0 polls once. Default: one hour, the longest that a refresh may take. */
  timeoutMs?: number | undefined;
  /** Called with the record at each poll. */
  onStatus?: ((status: UpdateStatus) => void) | undefined;
  /** Ends the wait, which rejects with `AbortedError`. The refresh continues. */
  signal?: AbortSignal | undefined;
}

/** What to request, and how to wait. */
export interface RefreshOptions
  extends WaitOptions, Pick<CallOptions, 'idempotencyKey' | 'clientReference' | 'maxCharge'> {
  /** Product codes, at least one. */
  include: readonly ProductCodeInput[];
  /** Called once when the refresh has started, so that you can store its id. */
  onAccepted?: ((accepted: AcceptedUpdate) => void) | undefined;
}

interface Client {
  readonly v5: V5;
  readonly transport: Transport;
}

const POLL_INTERVAL_MS = 5_000;
const TIMEOUT_MS = 3_600_000;

const WAIT = { pollIntervalMs: true, timeoutMs: true, onStatus: true, signal: true } as const;
const WAIT_SHAPE = { kind: 'option', members: namesOf<WaitOptions>(WAIT) };
const NO_DRY_RUN = 'to preview a refresh, use v5.entities.update(id, { include }, { dryRun: true })';
const REFRESH_SHAPE = {
  kind: 'option',
  members: namesOf<RefreshOptions>({
    ...WAIT,
    ...{ include: true, onAccepted: true, idempotencyKey: true, clientReference: true, maxCharge: true },
  }),
  hints: { dryRun: NO_DRY_RUN, dry_run: NO_DRY_RUN },
};

/** See `EntityRegistry.refreshAndWait`. */
export async function refreshAndWait(client: Client, id: string, options: RefreshOptions): Promise<CompletedRefresh> {
  checkMembers(options, REFRESH_SHAPE);
  const { include, idempotencyKey, clientReference, maxCharge, signal } = options;
  checkWait(options);
  const call = { idempotencyKey, clientReference, maxCharge, signal };
  const accepted = await client.v5.entities.update(id, { include }, call);
  options.onAccepted?.(accepted);
  return pollUntilEnded(client, accepted.update_request_id, options);
}

/** See `EntityRegistry.waitForRefresh`. */
export async function waitForRefresh(
  client: Client,
  updateRequestId: number,
  options: WaitOptions,
): Promise<CompletedRefresh> {
  checkMembers(options, WAIT_SHAPE);
  return pollUntilEnded(client, updateRequestId, options);
}

async function pollUntilEnded(
  client: Client,
  updateRequestId: number,
  options: WaitOptions,
): Promise<CompletedRefresh> {
  const { pollIntervalMs, timeoutMs } = checkWait(options);
  const { onStatus, signal } = options;
  const { clock } = client.transport;
  const deadline = clock.now() + timeoutMs;
  for (;;) {
    const polled = await poll(client, updateRequestId, signal);
    if (!(polled instanceof Error)) {
      onStatus?.(polled);
      if (polled.status === 'failed') throw new RefreshFailedError(polled);
      if (isCompleted(polled)) return polled;
    }
    const left = deadline - clock.now();
    if (left <= 0) {
      throw new RefreshTimeoutError(
        updateRequestId,
        timeoutMs,
        polled instanceof Error ? { cause: polled } : undefined,
      );
    }
    await client.transport.pause(Math.min(pollIntervalMs, left), signal);
  }
}

/** The limits of the wait. Throws `TypeError` for values that would poll without a pause, or forever by mistake. */
function checkWait({ pollIntervalMs = POLL_INTERVAL_MS, timeoutMs = TIMEOUT_MS }: WaitOptions) {
  // Timers only take 31 bits: longer ones would end at once.
  if (!(pollIntervalMs > 0 && pollIntervalMs < 2 ** 31))
    throw new TypeError('pollIntervalMs must be above 0 and below 2^31');
  if (!(timeoutMs >= 0)) throw new TypeError('timeoutMs must be a number of milliseconds, at least 0');
  return { pollIntervalMs, timeoutMs };
}

/** The record, or the error if it isn't available now: an outage shorter than the wait doesn't end the wait. */
async function poll(
  { v5 }: Client,
  updateRequestId: number,
  signal: AbortSignal | undefined,
): Promise<UpdateStatus | Error> {
  try {
    return await v5.updateRequests.get(updateRequestId, { signal });
  } catch (error) {
    if (error instanceof ConnectionError) return error;
    if (error instanceof ApiError && error.retryable) return error;
    throw error;
  }
}

const isCompleted = (status: UpdateStatus): status is CompletedRefresh => status.status === 'completed';
