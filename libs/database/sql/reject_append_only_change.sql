-- Trigger of append-only tables (`journal_entry`, `posting`, `receipt`, `audit_entry`): rejects updates, deletes and truncates.
-- Unlike privileges, it also binds the owner of the tables.
create or replace function reject_append_only_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op
    using errcode = 'restrict_violation', hint = 'Write a reversal or an adjustment instead.';
end $$;
