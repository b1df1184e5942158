-- Refreshes that were pending when spending limits began to be kept with them (20261123000300_refresh_holds) have none, which
-- reads as "accepted without a limit". They get the limits of today: those that held for them then.
--
-- Lock: rows of pending refreshes only.
set local lock_timeout = '5s';

update update_request u
   set accepted_cap_micro = a.cap_micro,
       accepted_key_cap_micro = (select c.cap_micro from api_key k join key_cap c on c.id = k.key_cap_id where k.id = u.api_key_id)
  from account a
 where a.id = u.account_id and u.status = 'pending' and u.accepted_cap_micro is null and u.accepted_key_cap_micro is null
   and u.requested_at < (select finished_at from _prisma_migrations
                          where migration_name = '20261123000300_refresh_holds' and finished_at is not null);
