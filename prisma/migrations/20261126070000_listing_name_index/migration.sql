-- An index of the names and numbers of current listings (ADR 0200). Its words are in name_token under the scope 'lists', next to those
-- of each jurisdiction; its names are in a table of their own, so that rebuilding the names of entities doesn't touch them.
--
-- Locks: new tables; name_token and name_index for a moment, because the new checks read nothing (`not valid`). The next migration
-- validates them. If a long transaction is in the way, this fails after 5 s and can be repeated.
set local lock_timeout = '5s';

create table listing_name_key (
  listing_id bigint not null references listing,
  -- Position of the name in the listing's names, from 0.
  name_nr    smallint not null,
  list       text not null,
  weight     real not null,
  set_key    bigint not null,
  keys       integer[] not null,
  primary key (listing_id, name_nr)
);
create index listing_name_key_set_idx on listing_name_key (set_key);
-- A pending list would make searches slow, as in name_key.
create index listing_name_key_keys_idx on listing_name_key using gin (keys) with (fastupdate = off);

-- The numbers of current listings, in one form: country, kind of number, characters.
create table listing_number (
  listing_id bigint not null references listing,
  list       text not null,
  number_key text not null check (length(number_key) between 1 and 200),
  primary key (listing_id, number_key)
);
create index listing_number_key_idx on listing_number (number_key);

alter table name_token drop constraint name_token_jurisdiction_check,
  add constraint name_token_jurisdiction_check
    check (case when jurisdiction = 'lists' then true else jurisdiction::jurisdiction_code is not null end) not valid;
alter table name_index drop constraint name_index_jurisdiction_check,
  add constraint name_index_jurisdiction_check
    check (case when jurisdiction = 'lists' then true else jurisdiction::jurisdiction_code is not null end) not valid;

-- Lists that were imported before are indexed by `npm run data -- reindex` or by the next import; until then screening refuses.
insert into name_index (jurisdiction, state, keys_version)
select 'lists', case when listed then 'stale' else 'ready' end, case when listed then 0 else 4 end
  from (select exists (select from listing where removed_version is null) as listed) l;
