-- A row of delivery is the fate of a charge: its answer has left, or the money went back. Never both: its key sees to it.

alter table delivery alter column delivered_at drop not null;
comment on column delivery.delivered_at is 'When the answer had left whole; null: the charge was given back.';

-- Charges from before deliveries were written down: those that nobody gave back were answered.
insert into delivery (entry_id, delivered_at)
select c.id, case when r.id is null then c.created_at end
  from journal_entry c
  left join journal_entry r on r.account_id = c.account_id and r.idempotency_key = 'reversal:' || c.id
 where c.kind = 'charge' and (r.id is not null or c.idempotency_key like any (array['request:%', 'idempotency:%']))
    on conflict do nothing;

-- The sweep for orphans reads the charges since its last run: a block range index costs a charge next to nothing.
create index journal_entry_created_idx on journal_entry using brin (created_at) with (autosummarize = on);
