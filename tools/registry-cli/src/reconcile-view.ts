import type { ChargeCount, Reconciliation } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import { table, time } from './output.js';

/** The meaning of each invariant of the ledger; reconcile finds every row that breaks it. */
const INVARIANTS = [
  ['I1', 'postings: each entry sums to zero, each account to its balance'],
  ['I2', 'no balance and no trial credit below zero'],
  ['I3', 'each charge has one end: sent, refreshed, reversed, or left to an operator'],
  ['I4', 'no month above its limit; counters agree with the ledger'],
  ['I5', 'one entry per idempotency key'],
  ['I7', 'each paid top-up has one purchase and one receipt; numbers without a gap'],
] as const;

/** The result as JSON; amounts are micro-USD in strings. */
export function toReconciliation(result: Reconciliation): object {
  const { accounts, entries, postings, drift, waiting, awaitingOperator } = result;
  return {
    accounts: Number(accounts),
    entries: Number(entries),
    postings: Number(postings),
    invariants: perInvariant(drift).map(([invariant, checked, found]) => ({ invariant, checked, drift: found })),
    drift: drift.map((fault) => ({
      invariant: fault.invariant,
      account: fault.accountId === null ? null : String(fault.accountId),
      subject: fault.subject,
      expected: String(fault.expected),
      actual: String(fault.actual),
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

/** Each invariant with its drift, every fault, what there was to check, and what waits for the sweep or for an operator. */
export function describeReconciliation(result: Reconciliation): string {
  return [describeDrift(result), ...describeWaiting(result)].join('\n');
}

function describeWaiting({ waiting, awaitingOperator }: Reconciliation): string[] {
  const lines: string[] = [];
  if (waiting) lines.push(`Not drift: ${describeCount(waiting)}, not known as sent; credit_unsent decides about them.`);
  if (awaitingOperator) {
    lines.push(`Not drift: ${describeCount(awaitingOperator)}, over the daily limit of credits; see credit awaiting.`);
  }
  return lines;
}

function describeCount({ charges, amount, since }: ChargeCount): string {
  const what = charges === 1n ? '1 charge' : `${charges} charges`;
  return `${what} of ${formatMoney(amount)} in all, the oldest of ${time(since)}`;
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
  if (drift.length === 0) return `${invariants}\nThe books agree: ${checked}, drift 0.`;
  const faults = table(
    drift,
    [
      { title: 'INVARIANT', cell: (fault) => fault.invariant },
      { title: 'ACCOUNT', cell: (fault) => (fault.accountId === null ? '-' : String(fault.accountId)), number: true },
      { title: 'WHERE', cell: (fault) => fault.subject },
      { title: 'EXPECTED', cell: (fault) => String(fault.expected), number: true },
      { title: 'FOUND', cell: (fault) => String(fault.actual), number: true },
    ],
    '',
  );
  return (
    `${invariants}\n\n${faults}\n` +
    `The books do not agree (micro-USD, where it is no count): ${checked}, drift ${drift.length}.`
  );
}

function perInvariant(drift: Reconciliation['drift']): (readonly [string, string, number])[] {
  return INVARIANTS.map(([invariant, checked]) => [
    invariant,
    checked,
    drift.filter((fault) => fault.invariant === invariant).length,
  ]);
}
