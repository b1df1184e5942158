-- What one statement adds to an entry sums to zero, hence every entry does.
create or replace function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if exists (select from added group by entry_id having sum(amount_micro) <> 0) then
    raise exception 'the postings of a journal entry must sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
