-- Reads the whole ledger once, beside everything that goes on: it takes no lock that keeps writers out.
alter table journal_entry validate constraint journal_entry_kind_check;
