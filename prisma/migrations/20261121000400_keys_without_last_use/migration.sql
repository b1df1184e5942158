-- Nothing writes when a key was last used. Dropping a column touches the catalog only, whatever the size of the table.
alter table api_key drop column last_used_at;
