import type { ApiFixture, Customer } from './api-fixture.js';

/** An open correction notice of the customer. Returns its id. */
export async function openNotice(api: ApiFixture, { accountId }: Customer): Promise<number> {
  const { rows } = await api.db.query<{ id: bigint }>(
    `insert into correction_notice (account_id, correction, entity, level, responses, first_disclosed_at, last_disclosed_at, issued_at)
     values ($1, gen_random_uuid()::text, 256, 'directores', 1, $2, $2, $2) returning id`,
    [accountId, api.time],
  );
  return Number(rows[0]?.id);
}

/** An event of a watched item that has no number yet. `key`: its natural key. */
export async function storeHit(api: ApiFixture, itemId: number | undefined, key: string): Promise<void> {
  await api.db.query(
    `insert into account_event (account_id, type, natural_key, watchlist_id, item_id, data, at)
     select account_id, 'screening.hit', $2, watchlist_id, id, '{}', added_at from watch_item where id = $1`,
    [itemId, key],
  );
}
