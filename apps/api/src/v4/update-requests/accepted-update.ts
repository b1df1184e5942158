import { DEFAULT_JURISDICTION, JURISDICTIONS, formatMoney } from '@entity-registry/domain';
import type { AcceptedRefresh } from '../../refreshes/refresh.service.js';

/** The body of a 202 as JSON text: exactly these 8 keys (specification, "Update request"). */
export function acceptedUpdate({ id, webhookUrl, pk, sid, codes, priced }: AcceptedRefresh): string {
  return JSON.stringify({
    update_request_id: Number(id),
    status: 'pending',
    entity_id: Number(pk),
    entity_sid: sid,
    jurisdiction: JURISDICTIONS[DEFAULT_JURISDICTION].v4Name,
    requested_codes: codes,
    estimated_cost: formatMoney(priced.total),
    webhook_url: webhookUrl,
  });
}
