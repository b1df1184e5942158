import { randomUUID } from 'node:crypto';
import { Option } from 'commander';
import { AbortedError, ApiError, ConnectionError, UnreadableAnswerError } from '../index.js';
import { CommandError } from './exit.js';
import { describeFailure } from './failures.js';
import { Interruption } from './interruption.js';
import { amount, idempotencyKey } from './options.js';
import type { Terminal } from './terminal.js';

/** How to repeat a call that may have been processed. */
export function keyOption(): Option {
  return new Option(
    '--idempotency-key <key>',
    'repeat a call whose response was lost; charged once within 24 hours',
  ).argParser(idempotencyKey);
}

/** The maximum price of a call. */
export function maxChargeOption(): Option {
  return new Option(
    '--max-charge <usd>',
    'maximum price; a more expensive call is refused for free; --dry-run shows the price',
  ).argParser(amount);
}

/** How a call is paid for, from the options of a command. */
export interface Payment {
  readonly idempotencyKey?: string;
  readonly maxCharge?: string;
}

/**
 * Makes one paid call, under the given key or a generated one. If the outcome of the call is unknown, the failure names that
 * key. Throws `CommandError`, and whatever the call throws.
 */
export async function paidCall<T>(
  terminal: Terminal,
  { idempotencyKey: given, maxCharge }: Payment,
  call: (options: { idempotencyKey: string; maxCharge?: string; signal: AbortSignal }) => PromiseLike<T>,
): Promise<T> {
  const key = given ?? randomUUID();
  const interruption = new Interruption(terminal);
  try {
    return await call({
      ...{ idempotencyKey: key, signal: interruption.signal },
      ...(maxCharge !== undefined && { maxCharge }),
    });
  } catch (error) {
    const failure = isKnown(error) ? null : describeFailure(error);
    if (failure === null) throw error;
    throw new CommandError(
      failure.exit,
      `${failure.message}\nThe call may have been processed. Repeat the command with --idempotency-key ${key} to avoid paying twice.`,
    );
  } finally {
    interruption.end();
  }
}

/** Whether the outcome of the call is known: errors of the service itself are never charged. */
function isKnown(error: unknown): boolean {
  if (error instanceof ApiError) return error.code !== null && error.code !== 'idempotency_in_progress';
  return ![AbortedError, ConnectionError, UnreadableAnswerError].some((unknown) => error instanceof unknown);
}
