-- Expand, migrate and contract, step 1 of 3 to partitions by month (ADR 0196): bounds of the partitions that the present tables become.
--
-- Lock: each check is added without reading the table; the next migration reads it without blocking anyone.
set local lock_timeout = '5s';

-- 84 trillion is the first id of January 2027: see first_id_of_month.
alter table posting add constraint posting_start_check check (entry_id < 84000000000000) not valid;
alter table evidence add constraint evidence_start_check check (id < 84000000000000) not valid;
alter table request_count add constraint request_count_start_check check (day < '2027-01-01') not valid;

-- Months of `posting` that were copied to the object store.
create table ledger_archive (
  partition    text        primary key check (partition ~ '^posting_(?:start|[0-9]{4}_[0-9]{2})$'),
  from_entry   bigint      not null,
  to_entry     bigint      not null check (to_entry > from_entry),
  state        text        not null check (state in ('copied', 'archived')),
  rows         bigint      not null check (rows >= 0),
  manifest     jsonb       not null,
  copied_at    timestamptz not null,
  archived_at  timestamptz,
  check ((state = 'archived') = (archived_at is not null))
);
comment on table ledger_archive is
  'Months of posting that were copied to the object store. copied: the table still has them. archived: only the copy has them.';
comment on column ledger_archive.from_entry is 'First journal_entry.id of the month; to_entry is the first one after it.';
comment on column ledger_archive.manifest is 'The objects of the copy with their rows and checksums; stored beside them too.';

-- What the postings of an archived month sum up to: the balances of the other months start from it.
create table posting_carried (
  partition     text   not null references ledger_archive (partition) on delete cascade,
  account_id    bigint not null,
  ledger        text   not null,
  lot_id        bigint not null,                       -- 0: none
  amount_micro  bigint not null,
  primary key (partition, account_id, ledger, lot_id)
);
comment on table posting_carried is
  'Sums of the postings of each archived month by account, ledger and lot. With posting they are the balances.';
revoke all on ledger_archive, posting_carried from public;
