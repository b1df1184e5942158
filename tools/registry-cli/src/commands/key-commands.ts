import type { AccountId, KeyChange, KeyId } from '@entity-registry/accounts';
import type { MicroUsd } from '@entity-registry/domain';
import { Command } from 'commander';
import * as read from '../arguments.js';
import { COMMAND_LINE } from './command-services.js';
import type { WithServices } from './command-services.js';
import { describeKey, describeNewKey, keyTable, toKey } from './key-view.js';
import { json, time } from '../output.js';
import type { Terminal } from '../output.js';

interface LimitOptions {
  scopes?: string[];
  monthlyCap?: MicroUsd | 'none';
  allow?: string[];
  json?: true;
}

interface CreateOptions extends LimitOptions {
  account: AccountId;
  name: string;
  expires?: Date | 'never';
}

interface UpdateOptions extends LimitOptions {
  name?: string;
}

const HOUR_MS = 3_600_000;
const DEFAULT_OVERLAP_HOURS = 24;

const SCOPES_HELP = 'Product codes that it may use, such as CHK-BIN,DAT-CORE, or all';
const SPENDING_LIMIT_HELP = 'Spending limit of the key per UTC month in US dollars, or none';
const ALLOW_HELP = 'Addresses and CIDR blocks that it may be used from, or anywhere';

/** `key create | list | update | roll | revoke` */
export function keyCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('key').description('Manage API keys.');
  group.addCommand(createCommand(withServices, terminal));
  group
    .command('list')
    .description("List an account's keys, without their text.")
    .requiredOption('--account <number>', 'Account number', read.account)
    .option('--json', 'Print JSON')
    .action((options: { account: AccountId; json?: true }) =>
      withServices(async ({ keys }) => {
        const list = await keys.list(options.account);
        const now = terminal.now();
        terminal.out(options.json ? json(list.map((key) => toKey(key, now))) : keyTable(list, now));
      }),
    );
  group.addCommand(updateCommand(withServices, terminal));
  group.addCommand(rollCommand(withServices, terminal));
  group
    .command('revoke')
    .description('Revoke a key immediately. This cannot be undone.')
    .requiredOption('--account <number>', 'Account number', read.account)
    .requiredOption('--key <number>', 'Number of the key in `key list`', read.key)
    .option('--json', 'Print JSON')
    .action((options: { account: AccountId; key: KeyId; json?: true }) =>
      withServices(async ({ keys }) => {
        // A typo in one of the two numbers must not revoke another account's key.
        const key = await keys.revoke(options.account, options.key, COMMAND_LINE);
        terminal.out(
          options.json
            ? json(toKey(key, terminal.now()))
            : `Key ${key.id} (${key.prefix}..., ${key.name}) was revoked at ${time(key.revokedAt)}.`,
        );
      }),
    );
  return group;
}

function createCommand(withServices: WithServices, terminal: Terminal): Command {
  return new Command('create')
    .description('Create a key. It is printed only once.')
    .requiredOption('--account <number>', 'Account number', read.account)
    .requiredOption('--name <name>', 'Name of the key', read.name)
    .option('--expires <when>', 'A day, a UTC time or never (default: 90 days, or never after a purchase)', read.expiry)
    .option('--scopes <codes>', `${SCOPES_HELP} (default: all)`, read.scopes)
    .option('--monthly-cap <amount>', `${SPENDING_LIMIT_HELP} (default: none)`, read.spendingLimit)
    .option('--allow <addresses>', `${ALLOW_HELP} (default: anywhere)`, read.addresses)
    .option('--json', 'Print JSON')
    .addHelpText(
      'after',
      '\n  registry key create --account 3 --name production --scopes CHK-BIN,DAT-CORE --monthly-cap 50.00',
    )
    .action((options: CreateOptions) =>
      withServices(async ({ keys }) => {
        const { account: accountId, name, expires, scopes, allow: allowedAddresses } = options;
        const key = await keys.create(
          {
            ...{ accountId, name, scopes, allowedAddresses, monthlyCap: spendingLimitOf(options.monthlyCap) },
            expiresAt: expires === 'never' ? null : expires,
          },
          COMMAND_LINE,
        );
        terminal.out(options.json ? json({ key: key.key, ...toKey(key, terminal.now()) }) : describeNewKey(key));
      }),
    );
}

function updateCommand(withServices: WithServices, terminal: Terminal): Command {
  const command = new Command('update')
    .description("Change a key's name, scopes, spending limit or allowed addresses.")
    .argument('<number>', 'Number of the key in `key list`', read.key)
    .option('--name <name>', 'Name of the key', read.name)
    .option('--scopes <codes>', SCOPES_HELP, read.scopes)
    .option(
      '--monthly-cap <amount>',
      `${SPENDING_LIMIT_HELP}; shared with the keys that it was rolled from and to`,
      read.spendingLimit,
    )
    .option('--allow <addresses>', ALLOW_HELP, read.addresses)
    .option('--json', 'Print JSON')
    .addHelpText('after', '\n  registry key update 12 --scopes all --allow 203.0.113.0/24,2001:db8::/32');
  return command.action((id: KeyId, options: UpdateOptions) => {
    const { name, scopes, allow, monthlyCap } = options;
    const change: KeyChange = {
      ...(name !== undefined && { name }),
      ...(scopes && { scopes }),
      ...(allow && { allowedAddresses: allow }),
      ...(monthlyCap !== undefined && { monthlyCap: spendingLimitOf(monthlyCap) }),
    };
    if (Object.keys(change).length === 0) {
      command.error('error: nothing to change: use --name, --scopes, --monthly-cap or --allow', { exitCode: 2 });
    }
    return withServices(async ({ keys }) => {
      const key = await keys.update(null, id, change, COMMAND_LINE);
      terminal.out(options.json ? json(toKey(key, terminal.now())) : describeKey(key));
    });
  });
}

function rollCommand(withServices: WithServices, terminal: Terminal): Command {
  return new Command('roll')
    .description(
      'Replace a key with a new one that has the same name, scopes, addresses and limit. It is printed only once.',
    )
    .argument('<number>', 'Number of the key in `key list`', read.key)
    .option('--overlap-hours <hours>', 'Hours that the old key keeps working', read.overlap, DEFAULT_OVERLAP_HOURS)
    .option('--json', 'Print JSON')
    .addHelpText('after', '\n  registry key roll 12 --overlap-hours 0       the old key stops immediately')
    .action((id: KeyId, options: { overlapHours: number; json?: true }) =>
      withServices(async ({ keys }) => {
        const { created, old } = await keys.roll(null, id, options.overlapHours * HOUR_MS, COMMAND_LINE);
        const now = terminal.now();
        terminal.out(
          options.json
            ? json({ key: created.key, ...toKey(created, now), old: toKey(old, now) })
            : `${describeNewKey(created)}\nKey ${old.id} (${old.prefix}...) stops working at ${time(old.revokedAt)}.`,
        );
      }),
    );
}

const spendingLimitOf = (cap: MicroUsd | 'none' | undefined): MicroUsd | null =>
  cap === undefined || cap === 'none' ? null : cap;
