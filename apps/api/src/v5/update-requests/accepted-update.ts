import { DEFAULT_JURISDICTION, ZERO_USD, formatMoney, makeTypedId } from '@entity-registry/domain';
import { billingBlock } from '../../metering/billing-block.js';
import type { AcceptedRefresh } from '../../refreshes/refresh.service.js';

/** The body of a 202 as JSON text: v4's members with a typed id, `id`, and `billing` (ADR 0008). */
export function acceptedUpdate({ id, webhookUrl, pk, sid, codes, priced }: AcceptedRefresh): string {
  return JSON.stringify({
    update_request_id: Number(id),
    id: Number(id),
    entity_id: makeTypedId(DEFAULT_JURISDICTION, 'own', pk),
    entity_sid: sid,
    jurisdiction: DEFAULT_JURISDICTION,
    status: 'pending',
    requested_codes: codes,
    estimated_cost: formatMoney(priced.total),
    webhook_url: webhookUrl,
    billing: { ...billingBlock(priced, { paid: true, dryRun: false }), charged: formatMoney(ZERO_USD) },
  });
}
