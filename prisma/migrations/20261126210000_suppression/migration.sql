-- Rules of suppression and correction notices (ADRs 0211 and 0212).
--
-- Locks: new tables; the foreign key locks account for a moment, and so does section, which gets a column without a default. If a
-- long transaction is in the way, this fails after 5 s and can be repeated.
set local lock_timeout = '5s';

-- A fact that isn't served. Keyed as the register keys it, not by our rows, so that it holds after an import or a restore.
create table suppression (
  id           uuid primary key,
  jurisdiction text not null check (jurisdiction::jurisdiction_code is not null),
  -- entity.sid
  entity_sid   text not null check (length(entity_sid) between 1 and 500),
  level        text not null check (length(level) between 1 and 64),
  -- Null: every tag of the level.
  tag          text check (length(tag) between 1 and 64),
  -- Fields that identify the record, as comparable_text; null: every record.
  fact         jsonb check (jsonb_typeof(fact) = 'object' and fact <> '{}'),
  -- A link to an entry of an official list that is wrong. The entry itself stays.
  list         text check (length(list) between 1 and 64),
  entry_id     text check (length(entry_id) between 1 and 500),
  origin       text not null check (origin in ('decision', 'withdrawal')),
  -- The decision, or the source that withdrew the fact.
  reference    text not null check (length(reference) between 1 and 200),
  -- The rule about a name that this rule follows from.
  parent_id    uuid references suppression on delete cascade,
  created_at   timestamptz not null,
  created_by   text not null check (length(created_by) between 1 and 200),
  lifted_at    timestamptz,
  lifted_by    text check (length(lifted_by) between 1 and 200),
  check ((list is null) = (entry_id is null)),
  check (list is null or tag is null and fact is null),
  check (fact is null or tag is not null),
  check ((lifted_at is null) = (lifted_by is null))
);
create index suppression_entity_idx on suppression (jurisdiction, entity_sid);
create index suppression_parent_idx on suppression (parent_id);
create unique index suppression_rule_key
  on suppression (jurisdiction, entity_sid, level, tag, fact, list, entry_id) nulls not distinct where lifted_at is null;

-- Tags that lost facts to a rule; '*': every tag of the level.
alter table section add column restricted text[];

-- Tells an account that something it received was corrected or suppressed.
create table correction_notice (
  id                 bigint generated always as identity primary key,
  account_id         bigint not null references account,
  -- The correction that it is about: an account gets one notice of it for each entity and level.
  correction         text not null check (length(correction) between 1 and 200),
  -- An entity key, as in disclosure.
  entity             bigint not null check (entity > 0),
  level              text not null check (length(level) between 1 and 64),
  responses          integer not null check (responses > 0),
  first_disclosed_at timestamptz not null,
  last_disclosed_at  timestamptz not null check (last_disclosed_at >= first_disclosed_at),
  issued_at          timestamptz not null,
  acknowledged_at    timestamptz,
  -- A member of the dashboard, by id, or an API key.
  acknowledged_user  text check (length(acknowledged_user) between 1 and 100),
  acknowledged_key   bigint references api_key,
  unique (account_id, correction, entity, level),
  check (acknowledged_at is not null or (acknowledged_user is null and acknowledged_key is null))
);
create index correction_notice_account_idx on correction_notice (account_id, id);
create index correction_notice_open_idx on correction_notice (account_id, id) where acknowledged_at is null;

-- Returns a value of a record in the form in which rules of suppression compare it: without accents, in lower case, with single
-- spaces, without leading zeros, and a written date as YYYY-MM-DD. `comparable` in libs/registry does the same for refreshes.
create or replace function comparable_text(p_value text) returns text
language sql immutable parallel safe as $$
  select regexp_replace(
           regexp_replace(
             btrim(regexp_replace(lower(regexp_replace(normalize(p_value, NFKD), '[\u0300-\u036f]+', '', 'g')), '\s+', ' ', 'g')),
             '^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$', '\3-\2-\1'),
           '(^|\D)0+(?=\d)', '\1', 'g');
$$;
-- Whether a rule of suppression covers a record.
--   p_tag, p_fact   the rule's tag (null: every tag) and fields, as `comparable_text` (null: every record)
--   p_item_date     the record's own date: the field `@date` of a rule
create or replace function is_suppressed_fact(p_tag text, p_fact jsonb, p_record_tag text, p_payload jsonb, p_item_date date)
returns boolean
language sql immutable parallel safe as $$
  select (p_tag is null or p_tag = p_record_tag)
     and (p_fact is null or not exists (
           select from jsonb_each_text(p_fact) f
            where comparable_text(case f.key when '@date' then p_item_date::text else p_payload ->> f.key end) is distinct from f.value));
$$;
