-- The programs that recognize text somewhere (ADR 0161): a worker that has one says so while it runs. Where none was seen lately,
-- documents don't wait: nothing will read them.
create table text_recognizer (
  engine    text        primary key check (length(engine) between 1 and 200),
  language  text        not null,
  seen_at   timestamptz not null
);
