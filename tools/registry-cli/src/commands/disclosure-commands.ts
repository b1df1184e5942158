import type { AccountId, DisclosureFilter, EntryId, DisclosureLogEntry, ReceiverRow } from '@entity-registry/accounts';
import { LEVEL_NUMBERS, levelsIn } from '@entity-registry/domain';
import type { EntityKey, RecordLevel } from '@entity-registry/domain';
import { Command, Option } from 'commander';
import * as read from '../arguments.js';
import { COMMAND_LINE } from './command-services.js';
import type { WithServices } from './command-services.js';
import { CommandFailedError } from '../failures.js';
import { json, table, time } from '../output.js';
import type { Terminal } from '../output.js';

const LEVELS = Object.keys(LEVEL_NUMBERS);
const PAGE = 50;
/** Entities shown per line of the table. `--json` lists them all. */
const NAMED = 3;

interface DisclosureOptions {
  entity?: EntityKey;
  account?: AccountId;
  level?: RecordLevel;
  since?: Date;
  accounts?: true;
  limit: number;
  before?: EntryId;
  reason: string;
  json?: true;
}

/** `disclosures` */
export function disclosureCommand(withServices: WithServices, terminal: Terminal): Command {
  return new Command('disclosures')
    .description('Show who received which data and when. Access is recorded in the audit log.')
    .option('--entity <id>', 'Show who received this entity, such as pa_own_42', read.entity)
    .option('--account <number>', 'Show the data that this account received', read.account)
    .addOption(new Option('--level <level>', 'With --entity: only responses with this level').choices(LEVELS))
    .option('--since <day>', 'First UTC day, such as 2026-11-21', read.day)
    .option('--accounts', 'With --entity: list accounts instead of responses')
    .option('--limit <count>', 'Maximum number of responses', read.count, PAGE)
    .option('--before <entry>', 'Only responses older than this entry', read.entry)
    .option('--reason <text>', 'Reason for the audit log', COMMAND_LINE.name)
    .option('--json', 'Print JSON')
    .addHelpText(
      'after',
      '\n  registry disclosures --entity pa_own_42 --level directores --accounts\n  registry disclosures --account 7 --since 2026-11-01',
    )
    .action((options: DisclosureOptions) => {
      assertHasFilter(options, terminal);
      return withServices(async ({ disclosures }) => {
        const { entity = null, account = null, level = null, since = null, reason } = options;
        const filter: DisclosureFilter = { accountId: account, entity, level, since };
        const look = { actor: COMMAND_LINE, reason };
        if (options.accounts && entity !== null) {
          const rows = await disclosures.receivers({ ...filter, entity }, look);
          terminal.out(options.json ? json(rows.map(toReceiver)) : receiverTable(rows));
          return;
        }
        const page = { limit: options.limit, before: options.before ?? null };
        const entries = await disclosures.list(filter, page, look);
        terminal.out(options.json ? json(entries.map(toEntry)) : entryTable(entries));
        const oldest = entries.at(-1);
        if (!options.json && oldest !== undefined && entries.length === options.limit) {
          terminal.out(`For older entries, use --before ${String(oldest.id)}`);
        }
      });
    });
}

function assertHasFilter({ entity, account, level, accounts }: DisclosureOptions, terminal: Terminal): void {
  const error =
    entity === undefined && account === undefined
      ? '--entity or --account is required.'
      : entity === undefined && (level !== undefined || accounts)
        ? `--${accounts ? 'accounts' : 'level'} requires --entity.`
        : null;
  if (error === null) return;
  terminal.err(`error: ${error}`);
  throw new CommandFailedError();
}

function toEntry(entry: DisclosureLogEntry): object {
  return {
    ...{ id: String(entry.id), at: entry.at, account: String(entry.accountId), account_name: entry.accountName },
    ...{ key: entry.keyId === null ? null : String(entry.keyId), channel: entry.channel },
    purpose: entry.purpose,
    ...{ member_name: entry.memberName, member_email: entry.memberEmail },
    entities: entry.entities.map(({ entityId, levels, signals }) => ({ entity: entityId, levels, signals })),
  };
}

function entryTable(entries: readonly DisclosureLogEntry[]): string {
  return table(
    entries,
    [
      { title: 'entry', cell: ({ id }) => String(id), number: true },
      { title: 'at', cell: ({ at }) => time(at) },
      { title: 'account', cell: ({ accountId, accountName }) => `${String(accountId)} ${accountName}` },
      { title: 'member', cell: ({ memberEmail }) => memberEmail ?? '-' },
      { title: 'by', cell: ({ channel }) => channel },
      { title: 'purpose', cell: ({ purpose }) => purpose ?? '-' },
      { title: 'data', cell: ({ entities }) => describeEntities(entities) },
    ],
    'No disclosures on record.',
  );
}

/** Levels disclosed only as signals are in brackets. */
function describeEntities(entities: DisclosureLogEntry['entities']): string {
  const named = entities.slice(0, NAMED).map(({ entityId, levels, signals }) => {
    const parts = [...levels, ...signals.map((level) => `(${level})`)];
    return `${entityId ?? 'no entity'}: ${parts.length === 0 ? '-' : parts.join(' ')}`;
  });
  const more = entities.length - named.length;
  return [...named, ...(more > 0 ? [`and ${String(more)} more`] : [])].join('; ');
}

function toReceiver(row: ReceiverRow): object {
  return {
    ...{ account: String(row.accountId), responses: Number(row.responses), first_at: row.firstAt, last_at: row.lastAt },
    ...{ levels: levelsIn(row.levels), signals: levelsIn(row.signals) },
  };
}

function receiverTable(rows: readonly ReceiverRow[]): string {
  return table(
    rows,
    [
      { title: 'account', cell: ({ accountId }) => String(accountId), number: true },
      { title: 'responses', cell: ({ responses }) => String(responses), number: true },
      { title: 'first', cell: ({ firstAt }) => time(firstAt) },
      { title: 'last', cell: ({ lastAt }) => time(lastAt) },
      { title: 'records', cell: ({ levels }) => levelsIn(levels).join(' ') || '-' },
      { title: 'signals', cell: ({ signals }) => levelsIn(signals).join(' ') || '-' },
    ],
    'No account received it, according to the disclosures on record.',
  );
}
