import type { DeliveryReport } from '@entity-registry/accounts';
import {
  DeliveryView as AccountDeliveryView,
  ShownId,
  pageSchema,
  toDelivery as toAccountDelivery,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';

export class DeliveryView extends AccountDeliveryView {
  @ShownId('its account')
  readonly account_id!: number;
}

export const DeliveryPage = pageSchema(DeliveryView);

/** A delivery without its content, which belongs to the customer. */
export function toDelivery(delivery: DeliveryReport): Shown<DeliveryView> {
  return { ...toAccountDelivery(delivery), account_id: Number(delivery.accountId) };
}
