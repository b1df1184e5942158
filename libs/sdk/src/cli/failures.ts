import {
  AbortedError,
  ApiError,
  ConnectionError,
  FreeTierBatchRowsError,
  FreeTierCodeLockedError,
  FreeTierLimitError,
  InsufficientCreditsError,
  KeyExpiredError,
  KeyRejectedError,
  KeyScopeLockedError,
  MaxChargeExceededError,
  PublicBudgetExhaustedError,
  PublicTierLockedError,
  PurposeRequiredError,
  RefreshFailedError,
  RefreshTimeoutError,
  SpendingLimitExceededError,
  UnknownCodeError,
  UnknownFilterError,
  UnreadableAnswerError,
} from '../index.js';
import { CommandError, EXIT } from './exit.js';
import type { ExitCode } from './exit.js';
import { printable } from './output/text.js';

/** The exit code of a failed command, and a message that says what is wrong and what to do. */
export interface Failure {
  readonly exit: ExitCode;
  readonly message: string;
}

/** The message for `error`; null if it isn't one that a command expects. */
export function describeFailure(error: unknown): Failure | null {
  if (error instanceof CommandError) return { exit: error.exit, message: error.message };
  if (error instanceof ApiError) {
    const { exit, message } = describeApiError(error as ApiError);
    const request = error.requestId === null ? '' : ` (request ${error.requestId})`;
    return { exit, message: printable(`${message}${exit === EXIT.unavailable ? request : ''}`) };
  }
  if (error instanceof AbortedError) return { exit: EXIT.interrupted, message: 'interrupted.' };
  if (error instanceof ConnectionError) {
    return { exit: EXIT.unavailable, message: `${error.message}. Check --base-url, and that the service is running.` };
  }
  if (error instanceof UnreadableAnswerError) {
    return { exit: EXIT.unavailable, message: `${error.message}. Check --base-url.` };
  }
  if (error instanceof RefreshFailedError) {
    return {
      exit: EXIT.failed,
      message: `refresh ${error.updateRequestId} failed and was not charged: ${error.message}.`,
    };
  }
  if (error instanceof RefreshTimeoutError) {
    return {
      exit: EXIT.unavailable,
      message: `${error.message}. It continues; check it with: refresh-status ${error.updateRequestId} --wait`,
    };
  }
  return describeFileError(error);
}

/** A full disk, or a directory without write permission. */
function describeFileError(error: unknown): Failure | null {
  if (!(error instanceof Error) || !('syscall' in error)) return null;
  return { exit: EXIT.failed, message: `${error.message}.` };
}

function describeApiError(error: ApiError): Failure {
  const sentence = `${error.message}.`;
  switch (true) {
    case error instanceof InsufficientCreditsError:
      return { exit: EXIT.refused, message: insufficientCreditsMessage(error) };
    case error instanceof MaxChargeExceededError: {
      const { price, max_charge } = error.body;
      return {
        exit: EXIT.refused,
        message: `it costs ${price} USD, more than the agreed ${max_charge} USD. Nothing was charged.`,
      };
    }
    case error instanceof SpendingLimitExceededError: {
      const { price, limit, consumed, resets_at, settings_url, message } = error.body;
      return {
        exit: EXIT.refused,
        message:
          `${message} It costs ${price} USD; ${consumed} of ${limit} USD are spent. ` +
          `Raise the limit at ${settings_url}, or wait until ${resets_at}.`,
      };
    }
    case error instanceof FreeTierLimitError: {
      const { period, limit, remaining, requested, reset_at, upgrade_url } = error.body;
      return {
        exit: EXIT.refused,
        message:
          `the free key has ${remaining} of ${limit} left ${period === 'day' ? 'today' : 'this month'}, and this needs ${requested}. ` +
          `The quota resets at ${reset_at}. Keys with a balance have no quota: ${upgrade_url}`,
      };
    }
    case error instanceof FreeTierCodeLockedError: {
      const { locked_codes, free_tier_codes, upgrade_url } = error.body;
      const locked = locked_codes.length > 0 ? locked_codes.join(', ') : 'this call';
      return {
        exit: EXIT.refused,
        message: `free keys cannot use ${locked}, only ${free_tier_codes.join(', ')}. Top up the balance: ${upgrade_url}`,
      };
    }
    case error instanceof PublicBudgetExhaustedError:
      return {
        exit: EXIT.refused,
        message: `the budget for calls without a key is used up until ${error.body.reset_at}. Use a key: --key or REGISTRY_API_KEY.`,
      };
    case error instanceof FreeTierBatchRowsError:
      return {
        exit: EXIT.refused,
        message: `a free key can send ${error.body.limit} rows per call, not ${error.body.rows}.`,
      };
    case error instanceof PublicTierLockedError:
      return {
        exit: EXIT.usage,
        message: `this needs a key: set REGISTRY_API_KEY or pass --key. Create a key at ${error.body.upgrade_url}`,
      };
    case error instanceof KeyExpiredError:
      return {
        exit: EXIT.usage,
        message: `the key expired at ${error.body.expired_at}. Create a new one: ${error.body.upgrade_url}`,
      };
    case error instanceof KeyRejectedError:
      return {
        exit: EXIT.usage,
        message: 'the key is unknown or revoked. Check REGISTRY_API_KEY or --key.',
      };
    case error instanceof KeyScopeLockedError: {
      const { locked_codes, key_scopes } = error.body;
      return {
        exit: EXIT.refused,
        message: `the scopes of this key do not include ${locked_codes.join(', ')}, only ${key_scopes.join(', ')}. Use another key.`,
      };
    }
    case error instanceof PurposeRequiredError: {
      const { jurisdictions, settings_url } = error.body;
      return {
        exit: EXIT.refused,
        message: `${jurisdictions.join(', ')} requires a purpose for these records, and the account has stated none. An owner states it once: ${settings_url}`,
      };
    }
    case error instanceof UnknownCodeError:
      return {
        exit: EXIT.usage,
        message: `--include: ${sentence} Valid codes: ${error.body.supported_includes.join(', ')}.`,
      };
    case error instanceof UnknownFilterError:
      return {
        exit: EXIT.usage,
        message: `--filter: ${sentence} Valid filters: ${error.body.valid_filters.join(', ')}.`,
      };
    default:
      return { exit: exitOf(error), message: `${sentence}${remedyOf(error)}` };
  }
}

function insufficientCreditsMessage({ body }: InsufficientCreditsError): string {
  const { price, balance, shortfall, upgrade_url, hint, message } = body;
  const figures = [
    price === undefined ? [] : [`it costs ${price} USD`],
    balance === undefined ? [] : [`the balance is ${balance} USD`],
    shortfall === undefined ? [] : [`the shortfall is ${shortfall} USD`],
  ].flat();
  const topUp = upgrade_url === undefined ? 'Top up the balance.' : `Top up: ${upgrade_url}`;
  const sentence = figures.length > 0 ? `${figures.join(', ')}.` : (message ?? 'the balance does not cover it.');
  return `${sentence} ${topUp}${hint === undefined ? '' : ` (${hint})`}`;
}

const TOO_LARGE = 413;

function exitOf({ status, code }: ApiError): ExitCode {
  if (code === 'entity_not_found' || code === 'update_request_not_found') return EXIT.notFound;
  if (status === 402 || code === 'paid_plan_required') return EXIT.refused;
  if (status >= 500 || status === 429 || status === 408 || code === 'idempotency_in_progress') return EXIT.unavailable;
  if (status === TOO_LARGE) return EXIT.usage;
  if (code === 'jurisdiction_unavailable' || code === 'idempotency_key_reused' || code === null) return EXIT.failed;
  return EXIT.usage;
}

function remedyOf({ code, status }: ApiError): string {
  if (status === TOO_LARGE)
    return ' Shorten the longest texts of the row, such as its name and aliases; a proxy may allow less.';
  switch (code) {
    case 'malformed_id':
      return ' Pass an id from resolve or search, such as pa_own_42.';
    case 'invalid_identifier':
      return ' Use the format on the document, such as --ruc 155596713-2-2015 or --cedula 8-123-456.';
    case 'rate_limited':
      return ' Wait a moment and try again.';
    case 'paid_plan_required':
      return ' Refreshing needs a key with a balance.';
    case 'idempotency_in_progress':
      return ' Try again in a minute.';
    case 'route_not_found':
      return ' Check --base-url: it must not include an API version.';
    default:
      if (status < 500) return '';
      // From a proxy, which doesn't know the outcome of the call.
      return code === null
        ? ' It is unknown whether it was charged: see usage.'
        : ' Nothing was charged; try again later.';
  }
}
