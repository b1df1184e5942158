import { randomUUID } from 'node:crypto';
import { Option } from 'commander';
import { AbortedError, ApiError, ConnectionError, UnreadableAnswerError } from '../index.js';
import { CommandFailure } from './exit.js';
import { describeFailure } from './failures.js';
import { Interruption } from './interruption.js';
import { idempotencyKey } from './options.js';
import type { Terminal } from './terminal.js';

/** How a call that may have been carried out is repeated. */
export function keyOption(): Option {
  return new Option(
    '--idempotency-key <key>',
    'repeats a call whose answer was lost; charged once in 24 hours',
  ).argParser(idempotencyKey);
}

/**
 * Makes one call that is paid for, under the key that was given or one that is made up. Where it is not known what became of
 * the call, the failure names that key. Throws `CommandFailure`, and whatever the call throws.
 */
export async function paidCall<T>(
  terminal: Terminal,
  given: string | undefined,
  call: (options: { idempotencyKey: string; signal: AbortSignal }) => PromiseLike<T>,
): Promise<T> {
  const key = given ?? randomUUID();
  const interruption = new Interruption(terminal);
  try {
    return await call({ idempotencyKey: key, signal: interruption.signal });
  } catch (error) {
    const failure = isKnown(error) ? null : describeFailure(error);
    if (failure === null) throw error;
    throw new CommandFailure(
      failure.exit,
      `${failure.message}\nIt may have been carried out. The same command with --idempotency-key ${key} is not charged again.`,
    );
  } finally {
    interruption.end();
  }
}

/** What became of the call: an error of the service's own is never charged. */
function isKnown(error: unknown): boolean {
  if (error instanceof ApiError) return error.code !== null && error.code !== 'idempotency_in_progress';
  return ![AbortedError, ConnectionError, UnreadableAnswerError].some((unknown) => error instanceof unknown);
}
