import type pg from 'pg';

/** The responses that clients received. */
export interface Acknowledged {
  /** The X-Request-Ids of responses without a key. */
  readonly acknowledged: readonly string[];
  /** The Idempotency-Keys that got a response. */
  readonly acknowledgedKeys: readonly string[];
}

interface Lost {
  readonly id: string;
  readonly charges: bigint;
  readonly credits: bigint;
}

/** Responses whose charge isn't in the ledger exactly once, or was credited. */
export async function findLostCharges(
  database: pg.Pool,
  { acknowledged, acknowledgedKeys }: Acknowledged,
): Promise<{ unkeyed: readonly Lost[]; keyed: readonly Lost[] }> {
  const { rows: unkeyed } = await database.query<Lost>(
    `select w.id, count(c.id) as charges, count(r.id) as credits
       from unnest($1::text[]) as w(id)
       left join journal_entry c on c.request_id = w.id and c.kind = 'charge'
       left join journal_entry r on r.account_id = c.account_id and r.idempotency_key = 'reversal:' || c.id
      group by w.id having count(c.id) <> 1 or count(r.id) <> 0`,
    [acknowledged],
  );
  const { rows: keyed } = await database.query<Lost>(
    `select w.key as id, count(c.id) as charges, count(r.id) as credits
       from unnest($1::text[]) as w(key)
       left join idempotency_record i on i.key = w.key
       left join journal_entry c on c.account_id = i.account_id and c.kind = 'charge' and c.idempotency_key = 'idempotency:' || i.id
       left join journal_entry r on r.account_id = c.account_id and r.idempotency_key = 'reversal:' || c.id
      group by w.key having count(c.id) <> 1 or count(r.id) <> 0`,
    [acknowledgedKeys],
  );
  return { unkeyed, keyed };
}
