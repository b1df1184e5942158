import { channelOf, factsOf, levelMask, levelsIn, makeTypedId, parseEntityKey } from '@entity-registry/domain';
import type { Channel, Disclosure, EntityKey, Fact, Purpose, RecordLevel } from '@entity-registry/domain';
import type pg from 'pg';
import { listAccountDisclosures, listEntityDisclosures } from './log-rows.js';
import { listReceivers } from './received-rows.js';
import type { AccountId, EntryId, KeyId } from '../ids.js';
import type { Page } from '../page.js';
import type { LoggedDisclosure } from './log-rows.js';
import type { ReceiverRow } from './received-rows.js';
import { readAccount } from '../accounts/accounts.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';

/** Selects disclosures to an account, about an entity, or both. */
export interface DisclosureFilter {
  accountId: AccountId | null;
  entity: EntityKey | null;
  /** Only disclosures of this level; requires an entity. */
  level: RecordLevel | null;
  since: Date | null;
}

/** What one response disclosed about one entity, with level names. */
export interface DisclosedEntity {
  /** Null: records of no entity. */
  entityId: string | null;
  levels: RecordLevel[];
  /** Levels that were disclosed only as counts or presence. */
  signals: RecordLevel[];
}

/** One response and what it disclosed. */
export interface DisclosureLogEntry {
  /** The ledger entry. */
  id: EntryId;
  accountId: AccountId;
  accountName: string;
  keyId: KeyId | null;
  at: Date;
  channel: Channel;
  /** What the account had said by then that it uses immigration, court and criminal records for; null: nothing. */
  purpose: Purpose | null;
  memberName: string | null;
  memberEmail: string | null;
  entities: DisclosedEntity[];
}

/** Who reads the log, and why. */
export interface AuditedRead {
  actor: Actor;
  reason: string;
}

/** Who received what and when (ADR 0158). Leaves out responses that were never sent. */
export class DisclosureLog {
  constructor(
    private readonly pool: pg.Pool,
    private readonly now: () => Date,
  ) {}

  /**
   * One page of the log, newest first. Each read is recorded in the audit log, in the same transaction. Throws
   * `unknown_account`; RangeError without an account or an entity.
   */
  list(filter: DisclosureFilter, page: Page, read: AuditedRead): Promise<DisclosureLogEntry[]> {
    const { accountId } = filter;
    return withAudit(this.pool, read.actor, this.now(), async (tx, recordChange) => {
      if (accountId !== null) await readAccount(tx, accountId, this.now());
      await recordChange({
        action: 'disclosures.read',
        ...(accountId !== null && { accountId }),
        ...(filter.entity !== null && { target: `entity:${typedIdOf(filter.entity) ?? ''}` }),
        after: {
          reason: read.reason,
          level: filter.level,
          since: filter.since?.toISOString() ?? null,
          before: page.before?.toString() ?? null,
        },
      });
      const { entity, level, since } = filter;
      if (entity === null && accountId === null) throw new RangeError('the log is read by account or by entity');
      const rows =
        entity === null
          ? await listAccountDisclosures(tx, accountId as AccountId, { since, ...page })
          : await listEntityDisclosures(tx, { entity, levels: maskOf(level), since, accountId }, page);
      return rows.map(toLogEntry);
    });
  }

  /** Records in the audit log that an operator views the calls of an account and their entities, before they are shown. */
  recordUsageView(accountId: AccountId, actor: Actor, days: { from: Date; to: Date }): Promise<void> {
    return withAudit(this.pool, actor, this.now(), async (tx, recordChange) => {
      await readAccount(tx, accountId, this.now());
      const after = { from: days.from.toISOString(), to: days.to.toISOString() };
      await recordChange({ action: 'usage.read', accountId, target: `account:${String(accountId)}`, after });
    });
  }

  /** The accounts that received a level of an entity (null: anything about it), each once; recorded as `list` is. */
  receivers(filter: DisclosureFilter & { entity: EntityKey }, read: AuditedRead): Promise<ReceiverRow[]> {
    const { entity, level, since } = filter;
    return withAudit(this.pool, read.actor, this.now(), async (tx, recordChange) => {
      const after = { reason: read.reason, level, since: since?.toISOString() ?? null };
      await recordChange({ action: 'disclosures.read', target: `entity:${typedIdOf(entity) ?? ''}`, after });
      return listReceivers(tx, { entity, levels: maskOf(level), since });
    });
  }
}

function maskOf(level: RecordLevel | null) {
  return level === null ? null : levelMask([level]);
}

function toLogEntry(row: LoggedDisclosure): DisclosureLogEntry {
  const { entryId, accountId, accountName, keyId, at, channel, purpose, userName, userEmail } = row;
  return {
    ...{ id: entryId, accountId, accountName, keyId, at, channel: channelOf(channel), purpose },
    ...{ memberName: userName, memberEmail: userEmail },
    entities: factsOf(row satisfies Omit<Disclosure, 'channel'>).map(toDisclosedEntity),
  };
}

function toDisclosedEntity({ entity, levels, signals }: Fact): DisclosedEntity {
  return { entityId: typedIdOf(entity), levels: levelsIn(levels), signals: levelsIn(signals ?? 0n) };
}

function typedIdOf(key: EntityKey): string | null {
  const id = parseEntityKey(key);
  return id && makeTypedId(id.jurisdiction, id.type, id.pk);
}
