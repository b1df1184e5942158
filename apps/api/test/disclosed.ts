import { channelOf, factsOf, levelMask, levelsIn, makeTypedId, parseEntityKey } from '@entity-registry/domain';
import type { Channel, EntityKey, LevelMask, RecordLevel } from '@entity-registry/domain';
import type { ApiFixture, Customer } from './api-fixture.js';

/** What a response disclosed, by typed id: levels, and after them those for which it only gave numbers. */
export type DisclosedLevels = Readonly<Record<string, readonly [levels: string, signals?: string]>>;

export interface Disclosed {
  readonly channel: Channel;
  readonly told: DisclosedLevels;
}

export interface DisclosedRow {
  readonly channel: number;
  readonly user_id: string | null;
  readonly entities: EntityKey[];
  readonly levels: LevelMask[];
  readonly signals: LevelMask[] | null;
}

/** Disclosures of an account, newest first. */
export async function disclosuresOf(api: ApiFixture, { accountId }: Customer): Promise<DisclosedRow[]> {
  const { rows } = await api.db.query<DisclosedRow>(
    'select * from disclosure where account_id = $1 order by entry_id desc',
    [accountId],
  );
  return rows;
}

/** A row in words. */
export function decoded({ channel, ...row }: DisclosedRow): Disclosed {
  const told = factsOf(row).map(({ entity, levels, signals }): [string, DisclosedLevels[string]] => {
    const id = parseEntityKey(entity);
    const [full, numbers] = [levelsIn(levels).join(' '), levelsIn(signals ?? 0n).join(' ')];
    return [id ? makeTypedId(id.jurisdiction, id.type, id.pk) : 'nobody', numbers === '' ? [full] : [full, numbers]];
  });
  return { channel: channelOf(channel), told: Object.fromEntries(told) };
}

/** The same with its levels in the order in which rows are read. */
export function ordered({ channel, told }: Disclosed): Disclosed {
  const inOrder = (levels: string): string =>
    levelsIn(levelMask(levels.split(' ').filter(Boolean) as RecordLevel[])).join(' ');
  const entries = Object.entries(told).map(([id, [levels, signals]]): [string, DisclosedLevels[string]] => [
    id,
    signals === undefined ? [inOrder(levels)] : [inOrder(levels), inOrder(signals)],
  ]);
  return { channel, told: Object.fromEntries(entries) };
}
