import type { AccountId, KeyChange, KeyId } from '@entity-registry/accounts';
import type { MicroUsd } from '@entity-registry/domain';
import { Command } from 'commander';
import * as read from './arguments.js';
import { COMMAND_LINE } from './desk.js';
import type { WithDesk } from './desk.js';
import { describeKey, keepIt, keyTable, toKey } from './key-view.js';
import { json, time } from './output.js';
import type { Terminal } from './output.js';

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

const SCOPES_HELP = 'product codes it may be charged for, such as CHK-BIN,DAT-CORE, or all';
const CAP_HELP = 'its own spending limit of a UTC month, US dollars, or none';
const ALLOW_HELP = 'addresses and CIDR blocks it may be used from, or anywhere';

/** `key create | list | update | roll | revoke` */
export function keyCommands(withDesk: WithDesk, terminal: Terminal): Command {
  const group = new Command('key').description('what an account calls the API with');
  group.addCommand(createCommand(withDesk, terminal));
  group
    .command('list')
    .description("an account's keys, without their text")
    .requiredOption('--account <number>', 'whose keys', read.account)
    .option('--json', 'print JSON')
    .action((options: { account: AccountId; json?: true }) =>
      withDesk(async ({ keys }) => {
        const list = await keys.list(options.account);
        const now = terminal.now();
        terminal.out(options.json ? json(list.map((key) => toKey(key, now))) : keyTable(list, now));
      }),
    );
  group.addCommand(updateCommand(withDesk, terminal));
  group.addCommand(rollCommand(withDesk, terminal));
  group
    .command('revoke')
    .description('end a key at once and for good')
    .requiredOption('--account <number>', 'whose key it is', read.account)
    .requiredOption('--key <number>', 'the key, as `key list` numbers it', read.key)
    .option('--json', 'print JSON')
    .action((options: { account: AccountId; key: KeyId; json?: true }) =>
      withDesk(async ({ keys }) => {
        // A typo in one of the two numbers must not end another account's key.
        const key = await keys.revoke(options.account, options.key, COMMAND_LINE);
        terminal.out(
          options.json
            ? json(toKey(key, terminal.now()))
            : `Key ${key.id} (${key.prefix}..., ${key.name}) is revoked since ${time(key.revokedAt)}.`,
        );
      }),
    );
  return group;
}

function createCommand(withDesk: WithDesk, terminal: Terminal): Command {
  return new Command('create')
    .description('make a key and print it, this once')
    .requiredOption('--account <number>', 'whose key it is', read.account)
    .requiredOption('--name <name>', 'what the key is for', read.name)
    .option('--expires <when>', 'a day, a UTC time or never (default: 90 days, never after a purchase)', read.expiry)
    .option('--scopes <codes>', `${SCOPES_HELP} (default: all)`, read.scopes)
    .option('--monthly-cap <amount>', `${CAP_HELP} (default: none)`, read.cap)
    .option('--allow <addresses>', `${ALLOW_HELP} (default: anywhere)`, read.addresses)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\n  registry key create --account 3 --name production --scopes CHK-BIN,DAT-CORE --monthly-cap 50.00',
    )
    .action((options: CreateOptions) =>
      withDesk(async ({ keys }) => {
        const { account: accountId, name, expires, scopes, allow: allowedAddresses } = options;
        const key = await keys.create(
          {
            ...{ accountId, name, scopes, allowedAddresses, monthlyCap: capOf(options.monthlyCap) },
            expiresAt: expires === 'never' ? null : expires,
          },
          COMMAND_LINE,
        );
        terminal.out(options.json ? json({ key: key.key, ...toKey(key, terminal.now()) }) : keepIt(key));
      }),
    );
}

function updateCommand(withDesk: WithDesk, terminal: Terminal): Command {
  const command = new Command('update')
    .description('change what a key is called, may be charged for and may be used from; the rest stays')
    .argument('<number>', 'the key, as `key list` numbers it', read.key)
    .option('--name <name>', 'what the key is for', read.name)
    .option('--scopes <codes>', SCOPES_HELP, read.scopes)
    .option('--monthly-cap <amount>', `${CAP_HELP}; shared with the keys it was rolled from and into`, read.cap)
    .option('--allow <addresses>', ALLOW_HELP, read.addresses)
    .option('--json', 'print JSON')
    .addHelpText('after', '\n  registry key update 12 --scopes all --allow 203.0.113.0/24,2001:db8::/32');
  return command.action((id: KeyId, options: UpdateOptions) => {
    const { name, scopes, allow, monthlyCap } = options;
    const change: KeyChange = {
      ...(name !== undefined && { name }),
      ...(scopes && { scopes }),
      ...(allow && { allowedAddresses: allow }),
      ...(monthlyCap !== undefined && { monthlyCap: capOf(monthlyCap) }),
    };
    if (Object.keys(change).length === 0) {
      command.error('error: nothing to change: give --name, --scopes, --monthly-cap or --allow', { exitCode: 2 });
    }
    return withDesk(async ({ keys }) => {
      const key = await keys.update(null, id, change, COMMAND_LINE);
      terminal.out(options.json ? json(toKey(key, terminal.now())) : describeKey(key));
    });
  });
}

function rollCommand(withDesk: WithDesk, terminal: Terminal): Command {
  return new Command('roll')
    .description('replace a key by a new one, printed this once, with the same name, scopes, addresses and limit')
    .argument('<number>', 'the key, as `key list` numbers it', read.key)
    .option('--overlap-hours <hours>', 'how long the old one goes on working', read.overlap, DEFAULT_OVERLAP_HOURS)
    .option('--json', 'print JSON')
    .addHelpText('after', '\n  registry key roll 12 --overlap-hours 0       the old key stops at once')
    .action((id: KeyId, options: { overlapHours: number; json?: true }) =>
      withDesk(async ({ keys }) => {
        const { created, old } = await keys.roll(null, id, options.overlapHours * HOUR_MS, COMMAND_LINE);
        const now = terminal.now();
        terminal.out(
          options.json
            ? json({ key: created.key, ...toKey(created, now), old: toKey(old, now) })
            : `${keepIt(created)}\nKey ${old.id} (${old.prefix}...) stops at ${time(old.revokedAt)}.`,
        );
      }),
    );
}

const capOf = (cap: MicroUsd | 'none' | undefined): MicroUsd | null =>
  cap === undefined || cap === 'none' ? null : cap;
