import type { AccountId, CreatedKey, KeyId, KeyRow } from '@entity-registry/billing';
import { Command } from 'commander';
import * as read from './arguments.js';
import type { WithBilling } from './cli.js';
import { facts, json, table, time } from './output.js';
import type { Terminal } from './output.js';

interface CreateOptions {
  account: AccountId;
  name: string;
  expires?: Date | 'never';
  json?: true;
}

/** `key create | list | revoke` */
export function keyCommands(withBilling: WithBilling, terminal: Terminal): Command {
  const group = new Command('key').description('what an account calls the API with');
  group
    .command('create')
    .description('make a key and print it, this once')
    .requiredOption('--account <number>', 'whose key it is', read.account)
    .requiredOption('--name <name>', 'what the key is for', read.name)
    .option('--expires <when>', 'a day, a UTC time or never (default: 90 days, never after a purchase)', read.expiry)
    .option('--json', 'print JSON')
    .action((options: CreateOptions) =>
      withBilling(async (billing) => {
        const { account: accountId, name, expires } = options;
        const expiresAt = expires === 'never' ? null : expires;
        const key = await billing.createKey({ accountId, name, expiresAt });
        terminal.out(options.json ? json({ key: key.key, ...toKey(key, terminal.now()) }) : describe(key));
      }),
    );
  group
    .command('list')
    .description("an account's keys, without their text")
    .requiredOption('--account <number>', 'whose keys', read.account)
    .option('--json', 'print JSON')
    .action((options: { account: AccountId; json?: true }) =>
      withBilling(async (billing) => {
        const keys = await billing.listKeys(options.account);
        const now = terminal.now();
        terminal.out(options.json ? json(keys.map((key) => toKey(key, now))) : keyTable(keys, now));
      }),
    );
  group
    .command('revoke')
    .description('end a key at once and for good')
    .requiredOption('--account <number>', 'whose key it is', read.account)
    .requiredOption('--key <number>', 'the key, as `key list` numbers it', read.key)
    .option('--json', 'print JSON')
    .action((options: { account: AccountId; key: KeyId; json?: true }) =>
      withBilling(async (billing) => {
        const key = await billing.revokeKey(options.account, options.key);
        terminal.out(
          options.json
            ? json(toKey(key, terminal.now()))
            : `Key ${key.id} (${key.prefix}..., ${key.name}) is revoked since ${time(key.revokedAt)}.`,
        );
      }),
    );
  return group;
}

function stateOf(key: KeyRow, now: Date): 'revoked' | 'expired' | 'live' {
  if (key.revokedAt !== null) return 'revoked';
  return key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'live';
}

function toKey(key: KeyRow, now: Date): object {
  return {
    id: String(key.id),
    account: String(key.accountId),
    name: key.name,
    prefix: key.prefix,
    state: stateOf(key, now),
    scopes: key.scopes,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
    created_at: key.createdAt,
  };
}

function describe(key: CreatedKey): string {
  return [
    facts([
      ['key', key.key],
      ['number', String(key.id)],
      ['account', String(key.accountId)],
      ['name', key.name],
      ['expires', time(key.expiresAt, 'never')],
    ]),
    'Keep it now: only its hash is stored, so it cannot be shown again.',
  ].join('\n');
}

function keyTable(keys: readonly KeyRow[], now: Date): string {
  return table(
    keys,
    [
      { title: 'KEY', cell: (key) => String(key.id), number: true },
      { title: 'BEGINS', cell: (key) => key.prefix },
      { title: 'NAME', cell: (key) => key.name },
      { title: 'STATE', cell: (key) => stateOf(key, now) },
      { title: 'EXPIRES', cell: (key) => time(key.expiresAt, 'never') },
      { title: 'CREATED', cell: (key) => time(key.createdAt) },
    ],
    'The account has no keys: make one with `key create`.',
  );
}
