import { INITIAL_JURISDICTIONS } from '@entity-registry/accounts';
import type { AccountId, AccountRow } from '@entity-registry/accounts';
import { ACCOUNT_PLANS, JURISDICTION_CODES, TRIAL_CREDIT, formatMoney, microUsd } from '@entity-registry/domain';
import type { AccountPlan, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import { Command } from 'commander';
import * as read from '../arguments.js';
import { COMMAND_LINE } from './command-services.js';
import type { CommandServices, WithServices } from './command-services.js';
import { describeNewKey, toKey } from './key-view.js';
import { facts, json, formatSpendingLimit, table, time } from '../output.js';
import type { Terminal } from '../output.js';
import { addTrialCommands } from './trial-commands.js';

interface CreateOptions {
  name: string;
  email: string;
  jurisdictions: Jurisdiction[];
  cap: MicroUsd | 'none';
  trial?: true;
  json?: true;
}

interface SetOptions {
  account: AccountId;
  jurisdictions?: Jurisdiction[];
  cap?: MicroUsd | 'none';
  plan?: AccountPlan;
  json?: true;
}

const JURISDICTIONS_HELP = `Jurisdictions that it may read: ${JURISDICTION_CODES.join(',')}`;
const SPENDING_LIMIT_HELP = 'Spending limit per UTC month in US dollars, or none';

/** `account create | confirm | list | show | set | trials | approve-trial | decline-trial` */
export function accountCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('account').description('Manage accounts.');
  const show = (account: AccountRow, options: { json?: true }): void => {
    terminal.out(options.json ? json(toAccount(account)) : describe(account));
  };
  group
    .command('create')
    .description('Create an account without credit or keys.')
    .requiredOption('--name <name>', 'Name of the account', read.name)
    .requiredOption('--email <address>', 'Email address of its owner', read.email)
    .option('--jurisdictions <codes>', JURISDICTIONS_HELP, read.jurisdictions, [...INITIAL_JURISDICTIONS])
    .option('--cap <amount>', SPENDING_LIMIT_HELP, read.spendingLimit, 'none')
    .option('--trial', `Grant ${formatMoney(TRIAL_CREDIT.amount)} of trial credit for ${TRIAL_CREDIT.days} days`)
    .option('--json', 'Print JSON')
    .action((options: CreateOptions) =>
      withServices(async (desk) => {
        show(await create(desk, options), options);
      }),
    );
  group
    .command('confirm')
    .description('Confirm an account: create its first key, which is printed only once, and grant its trial credit.')
    .argument('<number>', 'Account number', read.account)
    .option('--json', 'Print JSON')
    .action((id: AccountId, options: { json?: true }) =>
      withServices(async ({ accounts }) => {
        const { key, trial } = await accounts.confirm(id, COMMAND_LINE);
        terminal.out(
          options.json
            ? json({ key: key.key, ...toKey(key, terminal.now()), spendable: formatMoney(trial.balance) })
            : `Account ${id} is confirmed. Spendable: ${formatMoney(trial.balance)}.\n${describeNewKey(key)}`,
        );
      }),
    );
  group
    .command('list')
    .description('List all accounts.')
    .option('--json', 'Print JSON')
    .action((options: { json?: true }) =>
      withServices(async ({ billing }) => {
        const accounts = await billing.listAccounts();
        terminal.out(options.json ? json(accounts.map(toAccount)) : accountTable(accounts));
      }),
    );
  group
    .command('show')
    .description('Show an account.')
    .requiredOption('--account <number>', 'Account number', read.account)
    .option('--json', 'Print JSON')
    .action((options: { account: AccountId; json?: true }) =>
      withServices(async ({ billing }) => {
        show(await billing.account(options.account), options);
      }),
    );
  group
    .command('set')
    .description("Change an account's jurisdictions, spending limit or plan.")
    .requiredOption('--account <number>', 'Account number', read.account)
    .option('--jurisdictions <codes>', JURISDICTIONS_HELP, read.jurisdictions)
    .option('--cap <amount>', SPENDING_LIMIT_HELP, read.spendingLimit)
    .option('--plan <name>', `Plan, which sets the rate limit: ${ACCOUNT_PLANS.join(' or ')}`, read.plan)
    .option('--json', 'Print JSON')
    .action((options: SetOptions) =>
      withServices(async ({ billing, accounts }) => {
        const { account, jurisdictions, cap, plan } = options;
        if (jurisdictions) await accounts.setJurisdictions(account, jurisdictions, COMMAND_LINE);
        if (cap !== undefined) await accounts.setSpendingLimit(account, spendingLimitOf(cap), COMMAND_LINE);
        if (plan) await accounts.setPlan(account, plan, COMMAND_LINE);
        show(await billing.account(account), options);
      }),
    );
  addTrialCommands(group, withServices, terminal);
  return group;
}

async function create({ billing, accounts, trials }: CommandServices, options: CreateOptions): Promise<AccountRow> {
  const { name, email, jurisdictions, cap, trial } = options;
  const { id, ...made } = await accounts.create({ name, email }, COMMAND_LINE);
  if (jurisdictions.join() !== made.jurisdictions.join()) {
    await accounts.setJurisdictions(id, jurisdictions, COMMAND_LINE);
  }
  if (cap !== 'none') await accounts.setSpendingLimit(id, cap, COMMAND_LINE);
  // Uses the idempotency key of the confirmation, so that confirming doesn't grant it again.
  if (trial) await trials.approve(id, COMMAND_LINE);
  return billing.account(id);
}

const spendingLimitOf = (cap: MicroUsd | 'none'): MicroUsd | null => (cap === 'none' ? null : cap);

const spendable = (account: AccountRow): string => formatMoney(microUsd(account.balance + account.trial));

function toAccount(account: AccountRow): object {
  return {
    id: String(account.id),
    name: account.name,
    email: account.email,
    spendable: spendable(account),
    balance: formatMoney(account.balance),
    trial: formatMoney(account.trial),
    cap: account.cap === null ? null : formatMoney(account.cap),
    month_spent: formatMoney(account.monthSpent),
    jurisdictions: account.jurisdictions,
    plan: account.plan,
    first_purchase_at: account.firstPurchaseAt,
    created_at: account.createdAt,
  };
}

function describe(account: AccountRow): string {
  return facts([
    ['account', String(account.id)],
    ['name', account.name],
    ['email', account.email],
    ['spendable', spendable(account)],
    ['  purchased', formatMoney(account.balance)],
    ['  trial', formatMoney(account.trial)],
    ['monthly limit', formatSpendingLimit(account.cap)],
    ['spent this month', formatMoney(account.monthSpent)],
    ['jurisdictions', account.jurisdictions.join(',')],
    ['plan', account.plan],
    ['first purchase', time(account.firstPurchaseAt, 'none yet')],
    ['created', time(account.createdAt)],
  ]);
}

function accountTable(accounts: readonly AccountRow[]): string {
  return table(
    accounts,
    [
      { title: 'ACCOUNT', cell: (account) => String(account.id), number: true },
      { title: 'NAME', cell: (account) => account.name },
      { title: 'EMAIL', cell: (account) => account.email },
      { title: 'SPENDABLE', cell: spendable, number: true },
      { title: 'LIMIT', cell: (account) => formatSpendingLimit(account.cap), number: true },
      { title: 'SPENT', cell: (account) => formatMoney(account.monthSpent), number: true },
      { title: 'MAY READ', cell: (account) => account.jurisdictions.join(',') },
      { title: 'CREATED', cell: (account) => time(account.createdAt) },
    ],
    'No accounts yet. Create one with `account create`.',
  );
}
