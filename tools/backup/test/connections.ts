import { Billing } from '@entity-registry/accounts';
import { createPool } from '@entity-registry/database';
import pg from 'pg';

const PEPPER = Buffer.from('a pepper of at least thirty-two bytes');

/** One connection to a server, during `work`. */
export async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The server's clock, to the microsecond. */
export const clock = (url: string): Promise<string> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ at: string }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
    );
    return rows[0]?.at ?? '';
  });

/** The accounts library on a database. */
export async function withBilling<Result>(url: string, work: (billing: Billing) => Promise<Result>): Promise<Result> {
  const pool = createPool(url, { max: 2 });
  try {
    return await work(new Billing(pool, { pepper: PEPPER, now: () => new Date() }));
  } finally {
    await pool.end();
  }
}
