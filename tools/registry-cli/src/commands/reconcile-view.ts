import type { ChargeCount, Reconciliation } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import { table, time } from '../output.js';

/** Descriptions of the ledger invariants. Reconciling finds every row that breaks one. */
const INVARIANTS = [
  ['I1', 'postings: each entry sums to zero, each account to its balance'],
  ['I2', 'no balance and no trial credit below zero'],
  ['I3', 'each charge has one outcome: sent, refreshed, reversed, or left to an operator'],
  ['I4', 'no month is above its limit; counters match the ledger'],
  ['I5', 'one entry per idempotency key'],
  ['I7', 'each paid top-up has one purchase and one receipt; numbers have no gaps'],
] as const;

/** The result as JSON; amounts are micro-USD in strings. */
export function toReconciliation(result: Reconciliation): object {
  const { accounts, entries, postings, drift, waiting, awaitingOperator } = result;
  return {
    accounts: Number(accounts),
    entries: Number(entries),
    postings: Number(postings),
    invariants: perInvariant(drift).map(([invariant, checked, found]) => ({ invariant, checked, drift: found })),
    drift: drift.map((error) => ({
      invariant: error.invariant,
      account: error.accountId === null ? null : String(error.accountId),
      subject: error.subject,
      expected: String(error.expected),
      actual: String(error.actual),
    })),
    waiting: waiting && toCount(waiting),
    awaiting_operator: awaitingOperator && toCount(awaitingOperator),
  };
}

const toCount = ({ charges, amount, since }: ChargeCount): object => ({
  charges: Number(charges),
  amount: formatMoney(amount),
  since,
});

/**
 * Each invariant with its drift, every fault, the number of rows checked, and charges that wait for the sweep or an
 * operator.
 */
export function describeReconciliation(result: Reconciliation): string {
  return [describeDrift(result), ...describeWaiting(result)].join('\n');
}

function describeWaiting({ waiting, awaitingOperator }: Reconciliation): string[] {
  const lines: string[] = [];
  if (waiting)
    lines.push(`Not drift: ${describeCount(waiting)}, not recorded as sent; credit_unsent will handle them.`);
  if (awaitingOperator) {
    lines.push(`Not drift: ${describeCount(awaitingOperator)}, over the daily limit of credits; see credit awaiting.`);
  }
  return lines;
}

function describeCount({ charges, amount, since }: ChargeCount): string {
  const what = charges === 1n ? '1 charge' : `${charges} charges`;
  return `${what} of ${formatMoney(amount)} in total, the oldest from ${time(since)}`;
}

function describeDrift({ accounts, entries, postings, drift }: Reconciliation): string {
  const invariants = table(
    perInvariant(drift),
    [
      { title: 'INVARIANT', cell: ([invariant]) => invariant },
      { title: 'CHECKED', cell: ([, checked]) => checked },
      { title: 'DRIFT', cell: ([, , found]) => String(found), number: true },
    ],
    '',
  );
  const checked = `${accounts} accounts, ${entries} entries, ${postings} postings`;
  if (drift.length === 0) return `${invariants}\nThe ledger balances: ${checked}, drift 0.`;
  const errors = table(
    drift,
    [
      { title: 'INVARIANT', cell: (error) => error.invariant },
      { title: 'ACCOUNT', cell: (error) => (error.accountId === null ? '-' : String(error.accountId)), number: true },
      { title: 'WHERE', cell: (error) => error.subject },
      { title: 'EXPECTED', cell: (error) => String(error.expected), number: true },
      { title: 'FOUND', cell: (error) => String(error.actual), number: true },
    ],
    '',
  );
  return (
    `${invariants}\n\n${errors}\n` +
    `The ledger is out of balance (values are micro-USD or counts): ${checked}, drift ${drift.length}.`
  );
}

function perInvariant(drift: Reconciliation['drift']): (readonly [string, string, number])[] {
  return INVARIANTS.map(([invariant, checked]) => [
    invariant,
    checked,
    drift.filter((error) => error.invariant === invariant).length,
  ]);
}
