-- Since when a source says of a tag of an entity what is stored: the beginning of the reading that was stored last. Of two
-- refreshes of one entity that overlap, the one that looked earlier may come later, and then stores nothing of the tag.
create table source_look (
  jurisdiction  text        not null check (jurisdiction in ('pa', 'ec', 'co')),
  entity_pk     bigint      not null,
  source        text        not null,
  tag           text        not null,
  looked_at     timestamptz not null,
  primary key (jurisdiction, entity_pk, source, tag)
);

revoke all on source_look from public;
