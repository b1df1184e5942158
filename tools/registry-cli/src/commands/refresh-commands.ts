import { BillingError } from '@entity-registry/accounts';
import type { AccountId, RequestReadingRow, UpdateRequestRow } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import type { RequeueOutcome } from '@entity-registry/queue';
import { Command, Option } from 'commander';
import * as read from '../arguments.js';
import type { WithServices } from './command-services.js';
import { CommandFailedError } from '../failures.js';
import { facts, json, table, time } from '../output.js';
import type { Terminal } from '../output.js';

const STATES = ['pending', 'completed', 'failed'] as const;
const RETRIED: Record<RequeueOutcome | 'no_slot', string> = {
  no_slot: 'waiting for a slot: all are in use, or its account has reached its share.',
  added: 'back in the queue.',
  promoted: 'the next attempt starts now.',
  waiting: 'waiting in the queue.',
  active: 'a worker is processing it.',
};

interface ListOptions {
  account?: AccountId;
  status?: (typeof STATES)[number];
  limit: number;
  json?: true;
}

/** `refresh list | show | retry` */
export function refreshCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('refresh').description('Show and retry refresh requests.');
  group
    .command('list')
    .description('List refresh requests, newest first.')
    .option('--account <number>', 'Only requests of this account', read.account)
    .addOption(new Option('--status <status>', 'Only requests with this status').choices(STATES))
    .option('--limit <count>', 'Maximum number of requests', read.count, 50)
    .option('--json', 'Print JSON')
    .action((options: ListOptions) =>
      withServices(async ({ refreshes }) => {
        const { account = null, status = null, limit } = options;
        const rows = await refreshes.list({ accountId: account, status }, { limit, before: null });
        terminal.out(options.json ? json(rows.map(toRequest)) : requestTable(rows));
      }),
    );
  group
    .command('show')
    .description('Show a refresh request and the result of each source.')
    .argument('<number>', 'Number of the request in `refresh list`', read.request)
    .option('--json', 'Print JSON')
    .action((id: bigint, options: { json?: true }) =>
      withServices(async ({ refreshes }) => {
        const shown = await refreshes.show(id);
        if (shown === null) throw new BillingError({ code: 'unknown_update_request' });
        const { request, readings } = shown;
        terminal.out(
          options.json ? json({ ...toRequest(request), sources: readings.map(toReading) }) : describe(shown),
        );
      }),
    );
  group
    .command('retry')
    .description('Queue a pending request again, immediately.')
    .argument('<number>', 'Number of the request in `refresh list`', read.request)
    .option('--json', 'Print JSON')
    .addHelpText(
      'after',
      '\nA request that has ended cannot be retried: its owner must create a new one.\n\n  registry refresh retry 17',
    )
    .action((id: bigint, options: { json?: true }) =>
      withServices(async ({ refreshes, refreshQueue, work }) => {
        const shown = await refreshes.show(id);
        if (shown === null) throw new BillingError({ code: 'unknown_update_request' });
        const { status } = shown.request;
        if (status !== 'pending') {
          terminal.err(`error: request ${String(id)} has ended (${status}); create a new one.`);
          throw new CommandFailedError();
        }
        await refreshQueue.addMany(await work.dispatch('refresh'));
        const found = (await work.isDispatched('refresh', id)) ? await refreshQueue.requeue(id) : 'no_slot';
        terminal.out(options.json ? json({ id: String(id), job: found }) : `Request ${String(id)}: ${RETRIED[found]}`);
      }),
    );
  return group;
}

function toRequest(row: UpdateRequestRow): object {
  return {
    id: String(row.id),
    account: String(row.accountId),
    jurisdiction: row.jurisdiction,
    entity: String(row.entityPk),
    codes: row.codes,
    price: formatMoney(row.price),
    status: row.status,
    webhook_status: row.webhookStatus,
    webhook_attempts: row.webhookAttempts,
    client_reference: row.clientReference,
    requested_at: row.requestedAt,
    started_at: row.startedAt,
    completed_at: row.completedAt,
    error: row.errorMessage,
    entry: row.entryId === null ? null : String(row.entryId),
  };
}

function toReading({ source, state, reason, items, startedAt, finishedAt }: RequestReadingRow): object {
  return { source, state, reason, items, started_at: startedAt, finished_at: finishedAt };
}

function requestTable(rows: readonly UpdateRequestRow[]): string {
  return table(
    rows,
    [
      { title: 'number', cell: ({ id }) => String(id), number: true },
      { title: 'account', cell: ({ accountId }) => String(accountId), number: true },
      { title: 'entity', cell: ({ jurisdiction, entityPk }) => `${jurisdiction} ${String(entityPk)}` },
      { title: 'codes', cell: ({ codes }) => codes.join(',') },
      { title: 'price', cell: ({ price }) => formatMoney(price), number: true },
      { title: 'status', cell: ({ status }) => status },
      { title: 'webhook', cell: ({ webhookStatus }) => webhookStatus ?? '-' },
      { title: 'requested', cell: ({ requestedAt }) => time(requestedAt) },
      { title: 'ended', cell: ({ completedAt }) => time(completedAt) },
      { title: 'error', cell: ({ errorMessage }) => errorMessage ?? '' },
    ],
    'No matching refresh requests.',
  );
}

function describe({ request, readings }: { request: UpdateRequestRow; readings: RequestReadingRow[] }): string {
  const { webhookStatus, webhookAttempts } = request;
  const about = facts([
    ['number', String(request.id)],
    ['account', String(request.accountId)],
    ['entity', `${request.jurisdiction} ${String(request.entityPk)}`],
    ['codes', request.codes.join(',')],
    ['price', formatMoney(request.price)],
    ['status', request.status],
    ['error', request.errorMessage ?? '-'],
    ['webhook', `${webhookStatus ?? '-'}, attempts ${String(webhookAttempts)}`],
    ['reference', request.clientReference ?? '-'],
    ['requested', time(request.requestedAt)],
    ['started', time(request.startedAt)],
    ['ended', time(request.completedAt)],
    ['entry', request.entryId === null ? '-' : String(request.entryId)],
  ]);
  const sources = table(
    readings,
    [
      { title: 'source', cell: ({ source }) => source },
      { title: 'state', cell: ({ state }) => state },
      { title: 'items', cell: ({ items }) => String(items), number: true },
      { title: 'read', cell: ({ finishedAt }) => time(finishedAt) },
      { title: 'reason', cell: ({ reason }) => reason ?? '' },
    ],
    'No source has been read for this request.',
  );
  return `${about}\n\n${sources}`;
}
