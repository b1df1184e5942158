-- Usage that an account reads back: daily sums of its ledger, and counts of the requests of its keys.
--
-- Both indexes on journal_entry read the table once while writers wait: some seconds for ten million entries. On a ledger
-- that cannot wait, make them by hand before, under the same names, with `create index concurrently`.
set local lock_timeout = '5s';

-- What an account's charges up to usage_rollup.through sum up to, by UTC day, key, route and the codes that were asked for;
-- calls that were given back by then are taken out again. Derived: it can be deleted and is made anew. The entries of one
-- account get their ids under its lock, so that what was summed up to an id never changes.
create table usage_day (
  account_id    bigint   not null,
  day           date     not null,
  api_key_id    bigint   not null,            -- 0: no key
  route         text     not null,            -- '': none
  codes         text     not null,            -- in order, each once, with a space between them
  free          boolean  not null,
  calls         bigint   not null,
  amount_micro  bigint   not null,
  quota_units   bigint   not null,
  code_amounts  bigint[] not null,            -- micro-USD of each of the codes, zeros of free calls
  first_entry   bigint   not null,            -- the calls lie between these entries, those given back too
  last_entry    bigint   not null,
  primary key (account_id, day, api_key_id, route, codes, free)
) with (fillfactor = 70);

create table usage_rollup (
  account_id  bigint primary key,
  through     bigint not null                 -- the last entry that is in usage_day
) with (fillfactor = 70);

-- The few entries that give something back are found without reading the charges.
create index if not exists journal_entry_reversal_idx on journal_entry (account_id, id) where kind = 'reversal';
-- The calls of one case of the caller's. Calls without a reference pay nothing for it.
create index if not exists journal_entry_reference_idx on journal_entry (account_id, client_reference, id)
  where client_reference is not null;

-- Requests of known keys by how they were answered; the ledger knows only those that were charged or free. Written in
-- batches by the processes that answered: what a process that dies had not written yet is lost.
create table request_count (
  account_id       bigint      not null,
  day              date        not null,      -- UTC
  api_key_id       bigint      not null,
  route            text        not null,
  status           smallint    not null,      -- 0: the caller closed the connection before the answer had left
  code             text        not null,      -- of the refusal; '': none
  requests         bigint      not null check (requests > 0),
  total_ms         bigint      not null,      -- time to answer them, added up
  last_at          timestamptz not null,
  last_request_id  text        not null,
  primary key (account_id, day, api_key_id, route, status, code)
) with (fillfactor = 50);
create index request_count_day_idx on request_count (day);
