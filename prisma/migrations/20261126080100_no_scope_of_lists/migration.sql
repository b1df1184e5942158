-- Words and indexes are those of jurisdictions only. Locks: name_token and name_index for a moment, because the new checks read nothing
-- (`not valid`). The next migration validates them. If a long transaction is in the way, this fails after 5 s and can be repeated.
set local lock_timeout = '5s';

alter table name_token drop constraint name_token_jurisdiction_check,
  add constraint name_token_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table name_index drop constraint name_index_jurisdiction_check,
  add constraint name_index_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
