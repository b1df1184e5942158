import { formatMoney } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { ErrorResponse } from './error-response.js';

/** The response to an error with this detail. */
export interface AppErrorRow<Detail> {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 429 | 503;
  /** What went wrong and what to do. */
  readonly error: string | ((detail: Detail) => string);
  readonly members?: (detail: Detail) => Record<string, unknown>;
}

/** Maps every error code to its status, text and members. A new code does not compile until it is listed. */
export type AppErrorRows<Detail extends { readonly code: string }> = {
  readonly [Code in Detail['code']]: AppErrorRow<Extract<Detail, { code: Code }>>;
};

/** The response to an error; a detail that knows when a retry helps has `retryAfterSeconds`. */
export function toErrorResponse<Detail extends { readonly code: string; readonly retryAfterSeconds?: number }>(
  row: AppErrorRow<Detail>,
  detail: Detail,
): ErrorResponse {
  const error = typeof row.error === 'string' ? row.error : row.error(detail);
  return {
    code: detail.code,
    status: row.status,
    body: { error, code: detail.code, ...row.members?.(detail) },
    retryAfterSeconds: detail.retryAfterSeconds ?? null,
  };
}

export const notFound = (what: string) => ({ status: 404, error: `${what} not found` }) as const;

const closed = { status: 409, members: ({ status }: { status: string }) => ({ status }) } as const;

/** Errors of accounts with the same text for operators and customers. */
export const ACCOUNT_ERROR_ROWS = {
  role_insufficient: {
    status: 403,
    error: ({ needed }: { needed: string }) => `this requires the role ${needed} or a higher one`,
    members: ({ role, needed }: { role: string; needed: string }) => ({ role, required_role: needed }),
  },

  unknown_account: notFound('account'),
  unknown_key: notFound('key'),
  unknown_entry: notFound('ledger entry'),
  unknown_operator: notFound('operator'),
  unknown_ingest_run: notFound('ingest run'),
  unknown_update_request: notFound('refresh request'),
  unknown_delivery: notFound('webhook delivery'),
  unknown_library_answer: notFound('response in the Library'),
  unknown_top_up: notFound('top-up'),
  unknown_receipt: notFound('receipt'),

  unknown_data_request: notFound('data request'),
  no_identity_document: { status: 404, error: 'there is no identity document, or it was deleted after 90 days' },
  document_type: { status: 400, error: 'the document must be a PDF, JPEG or PNG file' },
  data_request_state: {
    status: 409,
    error: ({ state }: { state: string }) => `this is not possible while the data request is ${state}`,
    members: ({ state }: { state: string }) => ({ state }),
  },
  too_many_data_requests: {
    status: 409,
    error: ({ maximum }: { maximum: number }) =>
      `${String(maximum)} data requests from this address are open: wait until one of them is decided`,
    members: ({ maximum }: { maximum: number }) => ({ maximum }),
  },
  decision_incomplete: {
    status: 409,
    error: ({ needs }: { needs: 'targets' | 'action' }) =>
      needs === 'targets'
        ? 'targets must name at least one fact when you grant a request, and none when you refuse it'
        : 'action must be copy for a request of access, and one of suppress, cut_link, note_to_source for every other request',
    members: () => ({ field: 'targets' }),
  },
  official_list: {
    status: 409,
    error:
      'entries of official lists are never suppressed: if an entry is about somebody else, cut its link to the entity (cut_link)',
    members: () => ({ field: 'targets' }),
  },
  extension_not_allowed: {
    status: 409,
    error: 'the time of this data request cannot be extended: the law has no extension for it, or its last day is over',
  },

  top_up_closed: { ...closed, error: ({ status }: { status: string }) => `the top-up has ended: it is ${status}` },
  top_up_not_paid: { ...closed, error: ({ status }: { status: string }) => `the top-up is not paid: it is ${status}` },
  delivery_under_way: { status: 409, error: 'the delivery is still in progress: replay it when it has ended' },
  trial_not_withheld: { status: 409, error: 'this account has no withheld trial credit' },
  trial_granted: { status: 409, error: 'the account already had its trial credit' },
  key_of_explorer: {
    status: 409,
    error: 'the explorer uses this key: revoke it, and enable the explorer again to create another',
  },
  key_rolled: { status: 409, error: 'the key was already rolled: roll the one that replaced it' },
  key_revoked: { status: 409, error: 'the key is revoked: create a new one' },
  key_expired: { status: 409, error: 'the key has expired: create a new one' },
  last_admin: { status: 409, error: 'this is the last active admin: add another first' },
  not_a_charge: { status: 409, error: ({ kind }: { kind: string }) => `this entry is a ${kind}, not a charge` },

  amount_zero: { status: 400, error: 'amount must not be zero', members: () => ({ field: 'amount' }) },
  amount_not_in_cents: {
    status: 400,
    error: ({ field }: { field: string }) => `${field} must be in whole cents`,
    members: ({ field }: { field: string }) => ({ field }),
  },
  below_zero: {
    status: 409,
    error: ({ spendable }: { spendable: MicroUsd }) =>
      `amount exceeds the balance: at most ${formatMoney(spendable)} can be deducted`,
    members: ({ spendable, amount }: { spendable: MicroUsd; amount: MicroUsd }) => ({
      field: 'amount',
      spendable: formatMoney(spendable),
      amount: formatMoney(amount),
    }),
  },
} as const;
