import { formatMoney, makeTypedId } from '@entity-registry/domain';
import type { Code, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { insertAudit } from '../audit/audit-rows.js';
import { findUser } from '../identity/users.js';
import type { AccountId } from '../ids.js';

/** A refresh that a person requested. */
export interface RequestedRefresh {
  id: bigint;
  userId: string;
  requestId: string;
  accountId: AccountId;
  jurisdiction: Jurisdiction;
  entityPk: bigint;
  codes: readonly Code[];
  price: MicroUsd;
  now: Date;
}

/**
 * Records in the audit log that a member requested a refresh in the dashboard, in the transaction that accepts it. Refreshes
 * requested by programs appear only in the list of refreshes and in usage, because the audit log is about people.
 */
export async function auditRequestedRefresh(tx: Queryable, refresh: RequestedRefresh): Promise<void> {
  const { id, userId, requestId, accountId, jurisdiction, entityPk, codes, price, now } = refresh;
  const user = await findUser(tx, userId);
  await insertAudit(tx, {
    ...{ operatorId: null, userId, actor: user?.name ?? userId, requestId, now },
    ...{ action: 'refresh.request', accountId, target: `update_request:${String(id)}` },
    detail: { after: { entity: makeTypedId(jurisdiction, 'own', entityPk), codes, price: formatMoney(price) } },
  });
}
