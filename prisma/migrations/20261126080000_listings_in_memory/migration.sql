-- Names of listings are found in memory (ADR 0201), so their index goes, with its words.
--
-- A process of the version before can't import lists once this has run; everything else goes on. Locks: only the dropped tables. The
-- hashes of the words, in name_token_del, stay: lookups join the words, and deleting them would read a large table.
set local lock_timeout = '5s';

drop table listing_name_key, listing_number;

delete from name_token where jurisdiction = 'lists';
delete from name_index where jurisdiction = 'lists';
