-- One person, one trial (ADR 0152). Both tables are new and small: nothing here waits for long.
set local lock_timeout = '5s';

-- Mailboxes that were granted their trial. Keyed hashes alone, and no reference to whoever it was: a row outlives the user and
-- tells nothing without the pepper. What the limits no longer need is forgotten after a while; the mailbox stays.
create table trial_claim (
  mailbox_hash  bytea        primary key check (length(mailbox_hash) = 32),
  domain_hash   bytea        check (length(domain_hash) = 32),    -- granted at sign-up to an organization's domain
  network_hash  bytea        check (length(network_hash) = 32),   -- granted at sign-up: the network on that UTC day
  claimed_at    timestamptz  not null
);
create index trial_claim_domain_idx on trial_claim (domain_hash, claimed_at) where domain_hash is not null;
create index trial_claim_network_idx on trial_claim (network_hash) where network_hash is not null;

-- What became of the trial of an account. Whoever changes a row holds the lock of its account.
create table account_trial (
  account_id    bigint       primary key references account (id),
  state         text         not null check (state in ('granted', 'withheld')),
  granted_by    text         check (granted_by in ('sign_up', 'operator', 'payment')),
  reason        text         check (reason in ('mailbox', 'domain', 'network')),   -- why it was withheld; null: it never was
  mailbox_hash  bytea        check (length(mailbox_hash) = 32),   -- withheld: the mailbox that a release claims
  decided_at    timestamptz  not null,
  requested_at  timestamptz,                                      -- its owner asked an operator for it
  note          text         check (length(note) between 1 and 500),
  declined_at   timestamptz,
  check ((state = 'granted') = (granted_by is not null)),
  check (state = 'granted' or (reason is not null and mailbox_hash is not null)),
  check (requested_at is not null or (note is null and declined_at is null))
);
create index account_trial_withheld_idx on account_trial (account_id) where state = 'withheld';

revoke all on trial_claim, account_trial from public;
