import type { Reconciliation } from '@entity-registry/billing';
import { table, time } from './output.js';

/** What each invariant of the ledger says; reconcile looks for every row that breaks it. */
const INVARIANTS = [
  ['I1', 'postings: each entry sums to zero, each account to its balance'],
  ['I2', 'no balance and no trial credit below zero'],
  ['I3', 'each charge has one answer or one refresh; none is left over'],
  ['I4', 'no month above its limit; counters agree with the ledger'],
  ['I5', 'one entry per idempotency key'],
  ['I7', 'each paid top-up has one purchase and one receipt; numbers without a gap'],
] as const;

/** The result as JSON; amounts are micro-USD in strings. */
export function toReconciliation({ accounts, entries, postings, drift, waiting }: Reconciliation): object {
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
    waiting: waiting && { charges: Number(waiting.charges), since: waiting.since },
  };
}

/** Each invariant with its drift, every fault, what there was to check, and what waits for the sweep of orphans. */
export function describeReconciliation(result: Reconciliation): string {
  return [describeDrift(result), ...describeWaiting(result)].join('\n');
}

function describeWaiting({ waiting }: Reconciliation): string[] {
  if (waiting === null) return [];
  return [
    `Charges without an answer that wait for credit_orphans, which is no drift yet: ${waiting.charges}, ` +
      `the oldest since ${time(waiting.since)}.`,
  ];
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
