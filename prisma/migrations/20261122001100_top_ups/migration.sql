-- Money in: top-ups, what the provider of card payments tells of them, receipts, and the alert of a low balance.
--
-- A top-up is the order: its amount was fixed before anybody paid, and what a payment says is compared with it. Its facts
-- only grow (paid once, given back more and more), so that the order in which they arrive does not matter (ADR 0133).
-- Whoever changes one locks, in this order: the payment (advisory), the top-up, the account, the series of receipts.
set local lock_timeout = '5s';

create table top_up (
  id                bigint generated always as identity primary key,
  account_id        bigint      not null references account (id),
  method            text        not null check (method in ('card', 'bank_transfer')),
  amount_micro      bigint      not null check (amount_micro > 0 and amount_micro % 10000 = 0),   -- ordered, whole cents
  status            text        not null default 'pending'
    check (status in ('pending', 'processing', 'paid', 'expired', 'failed', 'cancelled', 'rejected')),
  reference         text        not null unique check (length(reference) between 8 and 20),       -- what a transfer names
  requested_by      text,                           -- the user, and the name at that time
  requested_name    text        not null check (length(requested_name) <= 200),
  session_id        text        unique,             -- of the provider: the hosted page
  session_url       text,
  payment_id        text        unique,             -- of the provider: one payment pays one top-up
  received_micro    bigint      check (received_micro > 0),
  refunded_micro    bigint      not null default 0 check (refunded_micro >= 0),    -- given back to the payer so far
  lost_micro        bigint      not null default 0 check (lost_micro >= 0),        -- lost to the payer's bank in a dispute
  taken_back_micro  bigint      not null default 0 check (taken_back_micro >= 0),  -- of both, what was still there to be taken
  dispute           text        check (dispute in ('open', 'won', 'lost')),
  reason            text        check (length(reason) <= 500),                     -- why it was rejected, or failed
  entry_id          bigint      unique references journal_entry (id),
  check_at          timestamptz,                    -- when the provider is asked again, in case an event got lost
  checks            integer     not null default 0,
  created_at        timestamptz not null,
  paid_at           timestamptz,
  closed_at         timestamptz,                    -- when it ended without being paid
  check ((status = 'paid') = (entry_id is not null)),
  check ((status = 'paid') = (received_micro is not null)),
  check ((status = 'paid') = (paid_at is not null)),
  check (taken_back_micro <= refunded_micro + lost_micro and taken_back_micro <= coalesce(received_micro, 0))
);
create index top_up_account_idx on top_up (account_id, id);
create index top_up_status_idx on top_up (status, id);
create index top_up_check_idx on top_up (check_at) where check_at is not null;

-- What the provider told, each event once. Of its content only what money depends on is kept: no name, no card.
create table payment_event (
  id              bigint generated always as identity primary key,
  provider        text        not null,
  event_id        text        not null check (length(event_id) between 1 and 255),
  type            text        not null check (length(type) between 1 and 100),
  outcome         text        not null check (outcome in ('applied', 'nothing', 'waiting', 'ignored', 'attention')),
  reason          text,
  top_up_id       bigint      references top_up (id),
  session_id      text,
  payment_id      text,
  amount_micro    bigint,
  currency        text,
  refunded_micro  bigint,      -- of the payment, so far in all
  lost_micro      bigint,
  dispute         text,
  occurred_at     timestamptz not null,
  received_at     timestamptz not null,
  resolved_at     timestamptz,
  resolved_by     text,
  resolution      text        check (length(resolution) <= 500),
  unique (provider, event_id)
);
create index payment_event_payment_idx on payment_event (payment_id) where payment_id is not null;
create index payment_event_top_up_idx on payment_event (top_up_id) where top_up_id is not null;
create index payment_event_attention_idx on payment_event (id) where outcome = 'attention' and resolved_at is null;

-- Numbers without a gap: the last of each series is counted up in the transaction that issues.
create table receipt_series (
  kind  text    not null check (kind in ('receipt', 'refund_note')),
  year  integer not null,
  last  integer not null check (last > 0),
  primary key (kind, year)
);

create table receipt (
  kind          text        not null,
  year          integer     not null,
  number        integer     not null check (number > 0),
  account_id    bigint      not null references account (id),
  top_up_id     bigint      not null references top_up (id),
  amount_micro  bigint      not null check (amount_micro > 0),
  billed_name   text        not null,      -- as they were then
  billed_email  text        not null,
  issued_at     timestamptz not null,
  primary key (kind, year, number),
  foreign key (kind, year) references receipt_series (kind, year)
);
create unique index receipt_top_up_idx on receipt (top_up_id) where kind = 'receipt';
create index receipt_of_top_up_idx on receipt (top_up_id);
create trigger receipt_append_only before update or delete or truncate on receipt
  for each statement execute function refuse_ledger_change();

-- One mail each time what an account can spend falls below the threshold; armed again when it is there again.
create table balance_alert (
  account_id       bigint      primary key references account (id),
  threshold_micro  bigint      not null check (threshold_micro > 0),
  armed            boolean     not null,
  alerted_at       timestamptz,
  changed_at       timestamptz not null
);

-- A refund takes purchased credit back. Judged for new entries from now on; the next migration looks at the old ones.
alter table journal_entry drop constraint journal_entry_kind_check;
alter table journal_entry add constraint journal_entry_kind_check check (
  case kind
    when 'charge'     then amount_micro <= 0 and month is not null and month_spent_micro is not null
    when 'reversal'   then amount_micro >= 0 and month is not null
    when 'purchase'   then amount_micro > 0
    when 'trial'      then amount_micro > 0
    when 'expiry'     then amount_micro < 0
    when 'adjustment' then amount_micro <> 0
    when 'refund'     then amount_micro < 0
    else false
  end) not valid;

revoke all on top_up, payment_event, receipt_series, receipt, balance_alert from public;
