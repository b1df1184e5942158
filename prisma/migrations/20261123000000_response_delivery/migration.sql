-- What became of the response that a charge paid for (ADR 0049). A row of `delivery` was either "the response was sent in full" or
-- "the charge was reversed". Now a response counts as sent once its first byte has left, and there are three more states.
--
-- Lock: renaming and adding columns change the catalog only. The check is validated in the next migration. The partial index
-- reads the table once and blocks writers meanwhile; on a large table create it first, with `concurrently`.
set local lock_timeout = '5s';

alter table delivery rename to response_delivery;
alter table response_delivery rename constraint delivery_pkey to response_delivery_pkey;
alter table response_delivery rename column delivered_at to sent_at;
alter table response_delivery add column state text;

update response_delivery set state = 'reversed' where sent_at is null;

alter table response_delivery add constraint response_delivery_state_check
  check ((sent_at is null) = (state is not null)
         and state in ('unsent', 'awaiting_operator', 'upheld', 'reversed')) not valid;
create index if not exists response_delivery_open_idx on response_delivery (entry_id)
  where state in ('unsent', 'awaiting_operator');

comment on table response_delivery is 'One row per charge of a request: what became of its response. No row: not known yet.';
comment on column response_delivery.sent_at is 'When the first byte of the response left. Null: see state.';
comment on column response_delivery.state is
  'Null: sent. unsent: the caller left first; the credit is due. awaiting_operator: over the daily limit, an operator decides. '
  'upheld: an operator let the charge stand. reversed: credited.';

-- Credits for unsent responses, per UTC day: at most 20 without an operator (ruling 40).
alter table account add column unsent_credit_day date not null default '1970-01-01';
alter table account add column unsent_credits integer not null default 0;

-- The sweep's new name: it starts from its last run.
update housekeeping_run set task = 'credit_unsent' where task = 'credit_orphans';
