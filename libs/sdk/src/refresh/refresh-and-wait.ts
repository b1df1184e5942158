import { ApiError } from '../errors/api-error.js';
import { ConnectionError } from '../errors/connection-errors.js';
import { RefreshFailedError, RefreshTimeoutError } from '../errors/refresh-errors.js';
import type {
  AcceptedUpdateRequest,
  PanamaNaturalPerson,
  PanamaOrganization,
  UpdateRequestStatus,
} from '../generated/types.js';
import type { CallOptions } from '../options.js';
import type { ProductCodeInput } from '../resources/inputs.js';
import type { V4 } from '../resources/v4.js';
import { namesOf } from '../transport/check-options.js';
import { checkMembers } from '../transport/members.js';
import type { Transport } from '../transport/transport.js';

/** A status record of a refresh that is completed. */
export interface CompletedRefresh extends Omit<UpdateRequestStatus, 'status' | 'result'> {
  status: 'completed';
  result: PanamaOrganization | PanamaNaturalPerson;
}

/** How to wait. */
export interface WaitOptions {
  /** Time between polls, in milliseconds, above 0; 5,000 when absent. A poll is free. */
  pollIntervalMs?: number | undefined;
  /** Longest wait, in milliseconds; 0: looks once; an hour when absent, which is how long a refresh may take. */
  timeoutMs?: number | undefined;
  /** Told of the record at each poll. */
  onStatus?: ((status: UpdateRequestStatus) => void) | undefined;
  /** Ends the waiting: it rejects with `AbortedError`. The refresh goes on. */
  signal?: AbortSignal | undefined;
}

/** What to ask for, and how to wait. */
export interface RefreshOptions extends WaitOptions, Pick<CallOptions, 'idempotencyKey' | 'clientReference'> {
  /** Product codes, at least one. */
  include: readonly ProductCodeInput[];
  /** Told once that the refresh is under way: from here on its id is worth keeping. */
  onAccepted?: ((accepted: AcceptedUpdateRequest) => void) | undefined;
}

interface Client {
  readonly v4: V4;
  readonly transport: Transport;
}

const POLL_INTERVAL_MS = 5_000;
const TIMEOUT_MS = 3_600_000;

const WAIT = { pollIntervalMs: true, timeoutMs: true, onStatus: true, signal: true } as const;
const WAIT_SHAPE = { kind: 'option', members: namesOf<WaitOptions>(WAIT) };
const NO_DRY_RUN = 'a refresh is previewed by v4.panama.update(id, { include }, { dryRun: true })';
const REFRESH_SHAPE = {
  kind: 'option',
  members: namesOf<RefreshOptions>({
    ...WAIT,
    ...{ include: true, onAccepted: true, idempotencyKey: true, clientReference: true },
  }),
  hints: { dryRun: NO_DRY_RUN, dry_run: NO_DRY_RUN },
};

/** See `EntityRegistry.refreshAndWait`. */
export async function refreshAndWait(
  client: Client,
  id: string | number,
  options: RefreshOptions,
): Promise<CompletedRefresh> {
  checkMembers(options, REFRESH_SHAPE);
  const { include, idempotencyKey, clientReference, signal } = options;
  checkWait(options);
  const accepted = await client.v4.panama.update(v4Id(id), { include }, { idempotencyKey, clientReference, signal });
  options.onAccepted?.(accepted);
  return untilEnded(client, accepted.update_request_id, options);
}

/** See `EntityRegistry.waitForRefresh`. */
export async function waitForRefresh(
  client: Client,
  updateRequestId: number,
  options: WaitOptions,
): Promise<CompletedRefresh> {
  checkMembers(options, WAIT_SHAPE);
  return untilEnded(client, updateRequestId, options);
}

async function untilEnded(client: Client, updateRequestId: number, options: WaitOptions): Promise<CompletedRefresh> {
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

/** The limits of the waiting. Throws `TypeError` for those that would poll without a pause, or for ever by mistake. */
function checkWait({ pollIntervalMs = POLL_INTERVAL_MS, timeoutMs = TIMEOUT_MS }: WaitOptions) {
  // Timers take no more than 31 bits: what is longer would end at once.
  if (!(pollIntervalMs > 0 && pollIntervalMs < 2 ** 31))
    throw new TypeError('pollIntervalMs is above 0 and below 2^31');
  if (!(timeoutMs >= 0)) throw new TypeError('timeoutMs is a number of milliseconds from 0 on');
  return { pollIntervalMs, timeoutMs };
}

/** The record; or why it cannot be had just now: an outage shorter than the wait does not end it. */
async function poll(
  { v4 }: Client,
  updateRequestId: number,
  signal: AbortSignal | undefined,
): Promise<UpdateRequestStatus | Error> {
  try {
    return await v4.updateRequests.get(updateRequestId, { signal });
  } catch (error) {
    if (error instanceof ConnectionError) return error;
    if (error instanceof ApiError && error.retryable) return error;
    throw error;
  }
}

const isCompleted = (status: UpdateRequestStatus): status is CompletedRefresh =>
  status.status === 'completed' && status.result !== null;

/**
 * Refreshes are v4's, whose ids are the numbers in the typed ids of entities (ruling 26). This is the one place that takes
 * an id apart, so that callers need not. Throws `TypeError` for an id of anything else.
 */
export function v4Id(id: string | number): number {
  const digits = typeof id === 'number' ? String(id) : /^pa_own_(\d{1,15})$/.exec(id)?.[1];
  if (digits === undefined) throw new TypeError(`only entities of Panama can be refreshed, not ${JSON.stringify(id)}`);
  return Number(digits);
}
