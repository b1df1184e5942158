-- Lock: account, for a moment, for the foreign key. If a long transaction is in the way, this fails after 5 s and can be repeated.
set local lock_timeout = '5s';

-- Until when an account's owners were told about watched items that it could not pay for.
create table watch_notice (
  account_id   bigint primary key references account,
  -- Items that became unpaid by then were in a mail.
  told_through timestamptz not null
);
