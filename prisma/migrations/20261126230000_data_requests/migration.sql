-- Requests of people about their data: rights, the law's clock, identity documents and an append-only history (ADR 0209).
--
-- Locks: new tables only.
set local lock_timeout = '5s';

-- What was typed in the form, until its mail address is confirmed. It isn't a request yet.
create table data_request_draft (
  token_hash   bytea primary key check (length(token_hash) = 32),
  jurisdiction text not null check (jurisdiction::jurisdiction_code is not null),
  data_right   text not null check (data_right in ('access', 'rectification', 'erasure', 'objection')),
  person_name  text not null check (length(person_name) between 1 and 100),
  email        text not null check (length(email) between 3 and 254),
  language     text not null check (language in ('en', 'es')),
  identifiers  text check (length(identifiers) between 1 and 200),
  about_entity text check (length(about_entity) between 1 and 40),
  about        text not null check (length(about) between 1 and 2000),
  created_at   timestamptz not null,
  expires_at   timestamptz not null
);
create index data_request_draft_expiry_idx on data_request_draft (expires_at);

create table data_request (
  id                    bigint generated always as identity primary key,
  jurisdiction          text not null check (jurisdiction::jurisdiction_code is not null),
  data_right            text not null check (data_right in ('access', 'rectification', 'erasure', 'objection')),
  person_name           text not null check (length(person_name) between 1 and 100),
  email                 text not null check (length(email) between 3 and 254),
  language              text not null check (language in ('en', 'es')),
  identifiers           text check (length(identifiers) between 1 and 200),
  about_entity          text check (length(about_entity) between 1 and 40),
  about                 text not null check (length(about) between 1 and 2000),
  state                 text not null check
    (state in ('opened', 'identity_pending', 'in_review', 'extended', 'granted', 'partly_granted', 'refused', 'closed')),
  received_at           timestamptz not null,
  -- The last day to respond, and the law's extension when it was used.
  due_on                date not null,
  extended_due_on       date check (extended_due_on > due_on),
  identity_confirmed_at timestamptz,
  ended_at              timestamptz,
  -- Nothing is reviewed or decided before an operator has confirmed the identity.
  check (identity_confirmed_at is not null or state in ('opened', 'identity_pending', 'closed')),
  check ((ended_at is not null) = (state in ('granted', 'partly_granted', 'refused', 'closed')))
);
create index data_request_due_idx on data_request ((coalesce(extended_due_on, due_on)), id) where ended_at is null;
create index data_request_ended_idx on data_request (ended_at) where ended_at is not null;
-- Counts a mailbox's open requests, to refuse floods.
create index data_request_email_idx on data_request (email) where ended_at is null;

-- The identity document, sealed.
create table data_request_document (
  request_id   bigint primary key references data_request on delete cascade,
  media_type   text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  sealed       bytea not null,
  uploaded_at  timestamptz not null,
  delete_after timestamptz not null
);
create index data_request_document_expiry_idx on data_request_document (delete_after);

-- The answer to a request of access: what we hold about the person, sealed.
create table data_request_export (
  request_id   bigint primary key references data_request on delete cascade,
  sealed       bytea not null,
  created_at   timestamptz not null,
  delete_after timestamptz not null
);
create index data_request_export_expiry_idx on data_request_export (delete_after);

-- What a decision is about: the facts of one level of an entity, or its link to an entry of an official list.
create table data_request_target (
  id         bigint generated always as identity primary key,
  request_id bigint not null references data_request on delete cascade,
  entity     text not null check (length(entity) between 1 and 40),
  action     text not null check (action in ('copy', 'suppress', 'cut_link', 'note_to_source')),
  -- Null: a copy of every level.
  level      text check (length(level) between 1 and 64),
  -- Null: every tag of the level.
  tag        text check (length(tag) between 1 and 64),
  -- Fields that identify the records; null: every record.
  fact       jsonb check (jsonb_typeof(fact) = 'object' and fact <> '{}'),
  list       text check (length(list) between 1 and 64),
  entry_id   text check (length(entry_id) between 1 and 500),
  -- Entries of official lists are never suppressed: only their link to the entity is cut.
  check ((action = 'cut_link') = (list is not null) and (list is null) = (entry_id is null)),
  check (level is not null or (action = 'copy' and tag is null)),
  check (list is null or (tag is null and fact is null)),
  check (fact is null or tag is not null)
);
create index data_request_target_request_idx on data_request_target (request_id, id);

create table data_request_event (
  id          bigint generated always as identity primary key,
  request_id  bigint not null references data_request on delete cascade,
  at          timestamptz not null,
  kind        text not null check (kind in
    ('received', 'document_uploaded', 'identity_confirmed', 'identity_rejected', 'extended', 'granted', 'partly_granted',
     'refused', 'closed')),
  -- Null: the person.
  operator_id bigint,
  actor       text check (length(actor) between 1 and 200),
  -- What the person is told.
  reason      text check (length(reason) between 1 and 2000),
  -- When the mail about it was queued.
  notified_at timestamptz,
  check ((operator_id is null) or (actor is not null))
);
create index data_request_event_request_idx on data_request_event (request_id, id);
create index data_request_event_unsent_idx on data_request_event (id) where notified_at is null;

-- History and targets can't be changed. They are deleted only with their request.
create trigger data_request_event_append_only
  before update of id, request_id, at, kind, operator_id, actor, reason
  or truncate on data_request_event for each statement execute function reject_append_only_change();
create trigger data_request_target_append_only
  before update or truncate on data_request_target for each statement execute function reject_append_only_change();
