import type { WorkDispatch } from '@entity-registry/accounts';
import { registerScrapeGauges } from '@entity-registry/queue';
import type { Registry } from 'prom-client';

/** Adds how slots are shared, by queue. */
export function registerShareMetrics(registry: Registry, work: Pick<WorkDispatch, 'totals'>): void {
  registerScrapeGauges(registry, {
    label: 'queue',
    labelOf: ({ queue }) => queue,
    read: () => work.totals(),
    gauges: [
      {
        name: 'work_slots',
        help: 'Slots of all workers; an account holds at most a third',
        valueOf: ({ slots }) => slots,
      },
      { name: 'work_slots_held', help: 'Slots that are taken', valueOf: ({ held }) => held },
      { name: 'work_waiting', help: 'Rows that wait for a slot', valueOf: ({ waiting }) => waiting },
      {
        name: 'work_accounts_waiting',
        help: 'Accounts with rows that wait for a slot',
        valueOf: ({ accountsWaiting }) => accountsWaiting,
      },
      {
        name: 'work_longest_wait_seconds',
        help: 'How long the row waits that has waited longest for a slot',
        valueOf: ({ longestWaitSeconds }) => longestWaitSeconds,
      },
    ],
  });
}
