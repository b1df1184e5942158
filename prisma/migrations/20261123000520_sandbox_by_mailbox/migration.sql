-- The sandbox's allowance is counted by mailbox instead of by user (ADR 0152): addresses of one mailbox share one. What was
-- used so far today is forgotten: the rows say which user, not which mailbox.
set local lock_timeout = '5s';

delete from sandbox_allowance;
alter table sandbox_allowance rename column user_id to mailbox;   -- a keyed hash, as text
alter table sandbox_allowance rename constraint sandbox_allowance_user_id_check to sandbox_allowance_mailbox_check;
