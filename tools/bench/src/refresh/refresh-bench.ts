import { Billing, MAX_OPEN_REFRESHES, Refreshes, WebhookSettings, secretBox } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, quote } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import { openQueue } from '@entity-registry/queue';
import type { QueueConnection } from '@entity-registry/queue';
import { BENCH_PEPPER, createAccounts } from '../database.js';
import type { BenchAccount, BenchDatabase } from '../database.js';
import type { Server } from '../processes.js';
import { startStubSources, startWorker } from '../processes.js';
import { cycle, sampleOrganizations } from '../queries.js';
import { Receiver } from './receiver.js';

/** How a set of requests ended. */
export interface RefreshOutcomes {
  completed: number;
  failed: number;
  pending: number;
  charges: number;
  /** Seconds from the first start to the last end. */
  seconds: number;
  /** Most frequent cause of failure; null if none failed. */
  cause: string | null;
}

const CLIENTS = 8;
const BATCH = 500;
/** Accounts that send requests, in case each may only have a limited number open. */
const ACCOUNTS = 20;

/** A copy of the bench's database, the stub of the sources, and a receiver of webhooks; workers come and go. */
export class RefreshBench {
  private constructor(
    readonly database: BenchDatabase,
    readonly receiver: Receiver,
    private readonly stub: Server,
    private readonly accounts: readonly BenchAccount[],
    private readonly entities: readonly bigint[],
    private readonly redisUrl: string | undefined,
  ) {}

  /** `requests`: how many are open at once. */
  static async open(database: BenchDatabase, redisUrl: string | undefined, requests: number): Promise<RefreshBench> {
    const receiver = await Receiver.listen();
    const accounts = await createAccounts(database.pool, Math.max(ACCOUNTS, Math.ceil(requests / MAX_OPEN_REFRESHES)));
    const settings = new WebhookSettings(database.pool, {
      ...{ box: secretBox(BENCH_PEPPER), now: () => new Date(), allowPrivate: true },
    });
    const actor = { operatorId: null, name: 'bench', requestId: null };
    for (const { accountId } of accounts) {
      await settings.rotateSecret(accountId, actor);
      await settings.setUrl(accountId, receiver.url, actor);
    }
    const entities = await sampleOrganizations(database.pool, 5_000);
    return new RefreshBench(database, receiver, await startStubSources(database.url), accounts, entities, redisUrl);
  }

  worker(settings: Record<string, string> = {}): Promise<Server> {
    return startWorker(this.database.url, {
      SOURCES_URL: this.stub.url,
      ...(this.redisUrl !== undefined && { REDIS_URL: this.redisUrl }),
      ...settings,
    });
  }

  /** Accepts this many requests, as the API does, and gives them to the queue. */
  async createRefreshes(count: number, code: Code): Promise<bigint[]> {
    const requests = new Refreshes(this.database.pool, () => new Date());
    const [account, entity] = [cycle(this.accounts), cycle(this.entities)];
    const price = quote(DEFAULT_JURISDICTION, [code], { base: false }).total;
    const ids: bigint[] = [];
    const client = async (): Promise<void> => {
      while (ids.length < count) {
        const { accountId, keyId } = account();
        const place = ids.push(0n) - 1;
        const created = await requests.create({
          ...{ accountId, keyId, jurisdiction: DEFAULT_JURISDICTION, entityPk: entity(), codes: [code], price },
          ...{ clientReference: null, member: null },
        });
        if (created.outcome !== 'created') throw new Error(created.outcome);
        ids[place] = created.id;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const connection: QueueConnection =
      this.redisUrl === undefined ? { databaseUrl: this.database.url } : { redisUrl: this.redisUrl };
    const queue = openQueue('refresh', connection, { timeoutMs: 60_000 });
    for (let from = 0; from < count; from += BATCH) await queue.addMany(ids.slice(from, from + BATCH));
    await queue.close();
    return ids;
  }

  async outcomes(ids: readonly bigint[]): Promise<RefreshOutcomes> {
    const { rows } = await this.database.pool.query<RefreshOutcomes>(
      `select count(*) filter (where status = 'completed')::integer as completed,
              count(*) filter (where status = 'failed')::integer as failed,
              count(*) filter (where status = 'pending')::integer as pending,
              (select count(*) from journal_entry e join unnest($1::bigint[]) asked (request)
                   on e.idempotency_key = 'update_request:' || asked.request where e.kind = 'charge')::integer as charges,
              coalesce(extract(epoch from max(completed_at) - min(started_at)), 0)::float8 as seconds,
              mode() within group (order by error_message) filter (where status = 'failed') as cause
         from update_request where id = any($1)`,
      [ids],
    );
    return rows[0] as RefreshOutcomes;
  }

  /** Number of pending requests plus pending webhooks. */
  async open(ids: readonly bigint[]): Promise<number> {
    const { rows } = await this.database.pool.query<{ open: number }>(
      `select ((select count(*) from update_request where id = any($1) and status = 'pending')
            + (select count(*) from webhook_delivery where update_request_id = any($1) and status = 'pending'))::integer as open`,
      [ids],
    );
    return rows[0]?.open ?? 0;
  }

  /** Milliseconds from each completion to the arrival of its webhook, sorted. */
  async deliveryTimes(ids: readonly bigint[]): Promise<Float64Array> {
    const { rows } = await this.database.pool.query<{ id: bigint; at: Date }>(
      `select id, completed_at as at from update_request where id = any($1) and status = 'completed'`,
      [ids],
    );
    const times = rows.map(({ id, at }) => (this.receiver.arrivals.get(String(id)) ?? Infinity) - at.getTime());
    return Float64Array.from(times).sort();
  }

  /** Number of faults in the ledger, checked as if more than an hour had passed. */
  async drift(): Promise<number> {
    const billing = new Billing(this.database.pool, {
      pepper: Buffer.from(BENCH_PEPPER, 'utf8'),
      now: () => new Date(),
    });
    return (await billing.reconcile(new Date(Date.now() + 70 * 60_000))).drift.length;
  }

  async close(): Promise<void> {
    await this.stub.stop();
    await this.receiver.close();
  }
}
