import { INITIAL_JURISDICTIONS } from '@entity-registry/accounts';
import type { AccountId, AccountRow } from '@entity-registry/accounts';
import { ACCOUNT_PLANS, JURISDICTION_CODES, TRIAL_CREDIT, formatMoney, microUsd } from '@entity-registry/domain';
import type { AccountPlan, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import { Command } from 'commander';
import * as read from './arguments.js';
import { COMMAND_LINE } from './desk.js';
import type { Desk, WithDesk } from './desk.js';
import { keepIt, toKey } from './key-view.js';
import { facts, json, limit, table, time } from './output.js';
import type { Terminal } from './output.js';
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

const JURISDICTIONS_HELP = `what it may read, of ${JURISDICTION_CODES.join(',')}`;
const CAP_HELP = 'spending limit of a UTC month, US dollars, or none';

/** `account create | confirm | list | show | set | trials | approve-trial | decline-trial` */
export function accountCommands(withDesk: WithDesk, terminal: Terminal): Command {
  const group = new Command('account').description('who is billed');
  const show = (account: AccountRow, options: { json?: true }): void => {
    terminal.out(options.json ? json(toAccount(account)) : describe(account));
  };
  group
    .command('create')
    .description('add an account, without credit or keys')
    .requiredOption('--name <name>', 'whose account it is', read.name)
    .requiredOption('--email <address>', 'where its owner is reached', read.email)
    .option('--jurisdictions <codes>', JURISDICTIONS_HELP, read.jurisdictions, [...INITIAL_JURISDICTIONS])
    .option('--cap <amount>', CAP_HELP, read.cap, 'none')
    .option('--trial', `grant ${formatMoney(TRIAL_CREDIT.amount)} of trial credit for ${TRIAL_CREDIT.days} days`)
    .option('--json', 'print JSON')
    .action((options: CreateOptions) =>
      withDesk(async (desk) => {
        show(await create(desk, options), options);
      }),
    );
  group
    .command('confirm')
    .description('give an account its first key, printed this once, and its trial credit; once')
    .argument('<number>', 'the account', read.account)
    .option('--json', 'print JSON')
    .action((id: AccountId, options: { json?: true }) =>
      withDesk(async ({ accounts }) => {
        const { key, trial } = await accounts.confirm(id, COMMAND_LINE);
        terminal.out(
          options.json
            ? json({ key: key.key, ...toKey(key, terminal.now()), spendable: formatMoney(trial.balance) })
            : `Account ${id} is confirmed. Spendable: ${formatMoney(trial.balance)}.\n${keepIt(key)}`,
        );
      }),
    );
  group
    .command('list')
    .description('all accounts')
    .option('--json', 'print JSON')
    .action((options: { json?: true }) =>
      withDesk(async ({ billing }) => {
        const accounts = await billing.listAccounts();
        terminal.out(options.json ? json(accounts.map(toAccount)) : accountTable(accounts));
      }),
    );
  group
    .command('show')
    .description('one account')
    .requiredOption('--account <number>', 'the account', read.account)
    .option('--json', 'print JSON')
    .action((options: { account: AccountId; json?: true }) =>
      withDesk(async ({ billing }) => {
        show(await billing.account(options.account), options);
      }),
    );
  group
    .command('set')
    .description('change what an account may read or spend, and how often it may call')
    .requiredOption('--account <number>', 'the account', read.account)
    .option('--jurisdictions <codes>', JURISDICTIONS_HELP, read.jurisdictions)
    .option('--cap <amount>', CAP_HELP, read.cap)
    .option('--plan <name>', `how often its keys may call: ${ACCOUNT_PLANS.join(' or ')}`, read.plan)
    .option('--json', 'print JSON')
    .action((options: SetOptions) =>
      withDesk(async ({ billing, accounts }) => {
        const { account, jurisdictions, cap, plan } = options;
        if (jurisdictions) await accounts.setJurisdictions(account, jurisdictions, COMMAND_LINE);
        if (cap !== undefined) await accounts.setCap(account, capOf(cap), COMMAND_LINE);
        if (plan) await accounts.setPlan(account, plan, COMMAND_LINE);
        show(await billing.account(account), options);
      }),
    );
  addTrialCommands(group, withDesk, terminal);
  return group;
}

async function create({ billing, accounts, trials }: Desk, options: CreateOptions): Promise<AccountRow> {
  const { name, email, jurisdictions, cap, trial } = options;
  const { id, ...made } = await accounts.create({ name, email }, COMMAND_LINE);
  if (jurisdictions.join() !== made.jurisdictions.join()) {
    await accounts.setJurisdictions(id, jurisdictions, COMMAND_LINE);
  }
  if (cap !== 'none') await accounts.setCap(id, cap, COMMAND_LINE);
  // The key of the confirmation, which then grants no second one.
  if (trial) await trials.approve(id, COMMAND_LINE);
  return billing.account(id);
}

const capOf = (cap: MicroUsd | 'none'): MicroUsd | null => (cap === 'none' ? null : cap);

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
    ['monthly limit', limit(account.cap)],
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
      { title: 'LIMIT', cell: (account) => limit(account.cap), number: true },
      { title: 'SPENT', cell: (account) => formatMoney(account.monthSpent), number: true },
      { title: 'MAY READ', cell: (account) => account.jurisdictions.join(',') },
      { title: 'CREATED', cell: (account) => time(account.createdAt) },
    ],
    'No accounts yet: make one with `account create`.',
  );
}
