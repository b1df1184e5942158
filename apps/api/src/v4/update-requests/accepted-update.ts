import type { TakenRefresh } from '@entity-registry/billing';
import { JURISDICTIONS, formatMoney } from '@entity-registry/domain';
import type { Code, MicroUsd } from '@entity-registry/domain';
import type { EntityDetail } from '@entity-registry/registry';

export interface AcceptedRefresh {
  readonly entityPk: bigint;
  readonly sid: string;
  readonly codes: readonly Code[];
  readonly price: MicroUsd;
}

/**
 * The body of a 202 as JSON text: exactly these 8 keys (specification, "Update request"). The id comes first: by it a kept
 * answer is checked against the request that it tells of (I5).
 */
export function acceptedUpdate({ id, webhookUrl }: TakenRefresh, accepted: AcceptedRefresh): string {
  return JSON.stringify({
    update_request_id: Number(id),
    status: 'pending',
    entity_id: Number(accepted.entityPk),
    entity_sid: accepted.sid,
    jurisdiction: JURISDICTIONS.pa.v4Name,
    requested_codes: accepted.codes,
    estimated_cost: formatMoney(accepted.price),
    webhook_url: webhookUrl,
  });
}

/** The `sid` of an entity, from its section of base fields. */
export function sidOf(detail: EntityDetail): string {
  const { sid } = JSON.parse(detail.sections.get('core_registro')?.body ?? '{}') as { sid?: string };
  if (sid === undefined) throw new Error('an entity without base fields');
  return sid;
}
