import { channelOf, levelsIn } from '@entity-registry/domain';
import type { Channel, EntityKey, LevelMask, MicroUsd, Purpose, RecordLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import type { AccountId, EntryId } from '../ids.js';
import type { Page } from '../page.js';
import { purposeAt } from '../purposes/purpose-rows.js';
import { ABOUT_ONE, ABOUT_SEVERAL, ENTITIES_AND_ACCOUNT, WAS_SENT, maskAt } from './conditions.js';

/** A response that an account received, and what it disclosed about one entity. */
export interface AccountDisclosure {
  /** The ledger entry. */
  readonly id: EntryId;
  readonly at: Date;
  readonly channel: Channel;
  readonly levels: readonly RecordLevel[];
  /** Levels that were disclosed only as counts or presence. */
  readonly signals: readonly RecordLevel[];
  /** Entities, and records with an id of their own, that the response was about, with this one. */
  readonly entities: number;
  /** The name of the key; null: a refresh whose key was revoked. */
  readonly keyName: string | null;
  /** The dashboard user who made the request; null: a program, or an erased user. */
  readonly memberName: string | null;
  readonly memberEmail: string | null;
  /** What the account had said by then that it uses immigration, court and criminal records for; null: nothing. */
  readonly purpose: Purpose | null;
  /** What the whole response cost. */
  readonly amount: MicroUsd;
}

interface Row extends Omit<AccountDisclosure, 'channel' | 'levels' | 'signals'> {
  readonly channel: number;
  readonly levels: LevelMask;
  readonly signals: LevelMask;
}

/** What an account itself received about an entity (ruling 48): its owners see it, without an entry in the audit log. */
export class AccountDisclosures {
  constructor(private readonly pool: pg.Pool) {}

  /** One page, newest first. Leaves out responses that were never sent. */
  async list(accountId: AccountId, entity: EntityKey, page: Page): Promise<AccountDisclosure[]> {
    const rows = await listAccountEntityDisclosures(this.pool, { accountId, entity }, page);
    return rows.map(({ channel, levels, signals, ...row }) => ({
      ...row,
      channel: channelOf(channel),
      levels: levelsIn(levels),
      signals: levelsIn(signals),
    }));
  }
}

const LAST_ID = 2n ** 63n - 1n;

/** Reads the account's own index entries of the entity, regardless of how many others received the same. */
export async function listAccountEntityDisclosures(
  db: Queryable,
  { accountId, entity }: { readonly accountId: AccountId; readonly entity: EntityKey },
  { before, limit }: Page,
): Promise<Row[]> {
  const { rows } = await db.query<Row>({
    name: 'list_account_entity_disclosures',
    text: `select d.entry_id as id, d.at, d.channel, ${maskAt('d.levels', 'p.place')} as levels,
                  ${maskAt('d.signals', 'p.place')} as signals,
                  cardinality(d.entities) - (0 = any (d.entities))::integer as entities,
                  k.name as "keyName", u.name as "memberName", u.email as "memberEmail", - j.amount_micro as amount,
                  ${purposeAt('d.account_id', 'd.at')} as purpose
             from (select * from (
                     select * from disclosure d where d.account_id = $1 and ${ABOUT_ONE} and d.entities[1] = $2
                     union all
                     select * from disclosure d
                      where d.account_id = $1 and ${ABOUT_SEVERAL} and ${ENTITIES_AND_ACCOUNT} @> array[$2::bigint, - $1::bigint]) d
                    where d.entry_id < $3 and ${WAS_SENT} order by d.entry_id desc limit $4) d
            cross join lateral (select array_position(d.entities, $2::bigint) as place) p
             join journal_entry j on j.id = d.entry_id
             left join api_key k on k.id = j.api_key_id
             left join auth_user u on u.id = d.user_id
            order by d.entry_id desc`,
    values: [accountId, entity, before ?? LAST_ID, limit],
  });
  return rows;
}
