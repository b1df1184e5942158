-- Entities are browsed by their former, trade and alias names too (ADR 0091).
--
-- Lock: access exclusive on entity_listing, for a moment: a constant default rewrites no row.
set local lock_timeout = '5s';

-- Folded like `name`, without the current one.
alter table entity_listing add column other_names text[] not null default '{}';
