-- Statistics of what the search indexes hold (ADR 0091). Without them, searches choose their way by guesses until autovacuum analyzes a
-- table, which it does once a tenth of its rows has changed.
--
-- Locks: none that blocks reads or writes. A few seconds for a million entities. Empty tables are left alone: they get statistics while
-- they are filled.
do $$
declare
  v_table regclass;
begin
  for v_table in
    select c.oid from pg_class c join pg_inherits i on i.inhrelid = c.oid
     where i.inhparent = 'record'::regclass and c.reltuples > 0
     order by c.relname
  loop
    execute format('analyze %s', v_table);
  end loop;
end $$;
