-- Sections of sources that were down and that hold nothing: nobody knows whether they were ever read, so they count as never read.
--
-- Lock: the few rows that it changes; reads the whole table and lets others write.
update section set fetched_at = null where state = 'source_down' and totals = '{}';
