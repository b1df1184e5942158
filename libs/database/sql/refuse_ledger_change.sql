-- Append-only, for the owner of the tables too.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op
    using errcode = 'restrict_violation', hint = 'Write a reversal or an adjustment instead.';
end $$;
