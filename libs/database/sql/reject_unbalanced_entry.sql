-- Trigger of `posting`: rejects a statement unless the postings that it adds to each entry sum to zero. Since postings never
-- change, every entry of the ledger then balances.
--   added  transition table: the postings that the statement adds
create or replace function reject_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if exists (select from added group by entry_id having sum(amount_micro) <> 0) then
    raise exception 'the postings of a journal entry must sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
