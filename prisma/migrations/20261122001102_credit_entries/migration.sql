-- What an account put in and got back, newest first, without the charges between, of which there may be millions.
-- Building it keeps writers of the ledger waiting: on a large one run this before, by hand, with `create index concurrently`.
create index if not exists journal_entry_credit_idx on journal_entry (account_id, id) where kind <> 'charge';
