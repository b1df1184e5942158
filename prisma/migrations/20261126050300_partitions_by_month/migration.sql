-- Step 3 of 3 to partitions by month (ADR 0196): the present tables become the first partitions of tables of the same names.
--
-- Lock: only the catalog changes. No row is read or moved, because the checks prove the bounds, and keys and indexes are attached.
set local lock_timeout = '5s';
-- Every charge locks its account first. Locked here, no charge is between its entry and its postings, and none can deadlock with the
-- locks below.
lock table account in exclusive mode;

alter table posting rename to posting_start;
alter index posting_pkey rename to posting_start_pkey;
create table posting (
  like posting_start including constraints including comments,
  primary key (entry_id, seq),
  constraint posting_entry_id_fkey foreign key (entry_id) references journal_entry (id),
  constraint posting_lot_id_fkey foreign key (lot_id) references credit_lot (id)
) partition by range (entry_id);
alter table posting drop constraint posting_start_check;
comment on table posting is
  'One side of a journal entry; the postings of an entry sum to zero. Append-only. Partitioned by month (first_id_of_month).';
alter table posting attach partition posting_start for values from (minvalue) to (84000000000000);
alter table posting_start drop constraint posting_start_check;
create trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function reject_append_only_change();
create trigger posting_balanced after insert on posting
  referencing new table as added for each statement execute function reject_unbalanced_entry();

alter table evidence rename to evidence_start;
alter index evidence_pkey rename to evidence_start_pkey;
alter index evidence_url_idx rename to evidence_start_url_idx;
alter index evidence_body_idx rename to evidence_start_body_idx;
alter sequence evidence_id_seq rename to evidence_start_id_seq;
create table evidence (
  like evidence_start including constraints including comments,
  primary key (id),
  constraint evidence_sha256_fkey foreign key (sha256) references evidence_body (sha256)
) partition by range (id);
alter table evidence drop constraint evidence_start_check;
comment on table evidence is 'One response of a source, as received. Partitioned by month (first_id_of_month).';
create index evidence_url_idx on evidence (source, url, id);
create index evidence_body_idx on evidence (sha256);
alter table evidence alter column id add generated always as identity;
select setval('evidence_id_seq', last_value, is_called) from evidence_start_id_seq;
alter table evidence_start alter column id drop identity;
alter table evidence attach partition evidence_start for values from (minvalue) to (84000000000000);
alter table evidence_start drop constraint evidence_start_check;

alter table request_count rename to request_count_start;
alter index request_count_pkey rename to request_count_start_pkey;
alter index request_count_day_idx rename to request_count_start_day_idx;
alter index request_count_refused_idx rename to request_count_start_refused_idx;
create table request_count (
  like request_count_start including constraints including comments,
  primary key (account_id, day, api_key_id, route, status, code)
) partition by range (day);
alter table request_count drop constraint request_count_start_check;
comment on table request_count is 'Counts of requests of known keys by route, status and error code. Partitioned by month.';
create index request_count_day_idx on request_count (day);
create index request_count_refused_idx on request_count (day) where code <> '';
alter table request_count attach partition request_count_start for values from (minvalue) to ('2027-01-01');
alter table request_count_start drop constraint request_count_start_check;

revoke all on posting, evidence, request_count from public;
select make_month_partitions(part, (now() at time zone 'UTC')::date, 4)
  from unnest('{posting,evidence,request_count}'::regclass[]) part;
