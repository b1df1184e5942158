import type { EndpointView, EventDeliveryRow, NewEventSecret } from '@entity-registry/accounts';
import {
  Flag,
  NewWebhookSecretView,
  ShownCount,
  ShownId,
  ShownText,
  ShownTime,
  pageSchema,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

const STATUSES: readonly EventDeliveryRow['status'][] = ['pending', 'delivered', 'failed'];
const KINDS: readonly EventDeliveryRow['kind'][] = ['events', 'replay', 'test'];

export class EventEndpointSwitchBody {
  @Flag({ description: 'whether events are sent' })
  readonly enabled!: boolean;
}

export class EventEndpointView {
  @ShownText('the URL; null: none, and nothing is sent', { nullable: true })
  readonly url!: string | null;
  @ApiProperty({ type: 'boolean', description: 'whether events are sent' })
  readonly enabled!: boolean;
  @ShownTime('when the current secret was created; null: there is none', { nullable: true })
  readonly secret_created_at!: string | null;
  @ShownTime('until when the previous secret signs too; null: it does not', { nullable: true })
  readonly previous_secret_until!: string | null;
  @ShownTime('when a webhook was last accepted; null: never', { nullable: true })
  readonly last_delivered_at!: string | null;
  @ShownText('why the last attempt failed; null: it did not', { nullable: true })
  readonly last_error!: string | null;
  @ShownCount('webhooks that were given up after 24 hours; their events stay in the feed', { example: 0 })
  readonly given_up!: number;
}

export class SetEventEndpointView extends EventEndpointView {
  @ApiProperty({
    type: NewWebhookSecretView,
    nullable: true,
    description: 'the secret of the first URL: shown once; null: the endpoint keeps its secret',
  })
  readonly secret!: NewWebhookSecretView | null;
}

export class EventDeliveryView {
  @ShownId('the webhook')
  readonly id!: number;
  @ShownText('kind: events of the feed, a replay, or a test', { enum: [...KINDS] })
  readonly kind!: EventDeliveryRow['kind'];
  @ShownText('its webhook-id header; a replay keeps that of the first delivery')
  readonly webhook_id!: string;
  @ShownText('its URL')
  readonly url!: string;
  @ShownText('its status; pending: it is sent, or sent again later', { enum: [...STATUSES] })
  readonly status!: EventDeliveryRow['status'];
  @ShownCount('number of events; 0: a test', { example: 12 })
  readonly events!: number;
  @ShownCount('number of its first event in the feed; null: a test', { nullable: true })
  readonly first_seq!: number | null;
  @ShownCount('number of its last event in the feed; null: a test', { nullable: true })
  readonly last_seq!: number | null;
  @ShownCount('attempts that ended', { example: 1 })
  readonly attempts!: number;
  @ShownCount('HTTP status of the last response; null: no response', { nullable: true, example: 204 })
  readonly status_code!: number | null;
  @ShownText('why the last attempt failed; null: it did not', { nullable: true })
  readonly error!: string | null;
  @ShownTime('when it was created')
  readonly created_at!: string;
  @ShownTime('when it ended; null: not yet', { nullable: true })
  readonly finished_at!: string | null;
}

export const EventDeliveryPage = pageSchema(EventDeliveryView);

/** Null: no endpoint is set. */
export function toEndpoint(endpoint: EndpointView | null): Shown<EventEndpointView> {
  return {
    url: endpoint?.url ?? null,
    enabled: endpoint?.enabled ?? false,
    secret_created_at: endpoint?.secretAt.toISOString() ?? null,
    previous_secret_until: endpoint?.previousUntil?.toISOString() ?? null,
    last_delivered_at: endpoint?.lastDeliveredAt?.toISOString() ?? null,
    last_error: endpoint?.lastError ?? null,
    given_up: endpoint?.givenUp ?? 0,
  };
}

export function toSecret({ secret, createdAt, previousExpiresAt }: NewEventSecret): Shown<NewWebhookSecretView> {
  return {
    ...{ secret, created_at: createdAt.toISOString() },
    previous_expires_at: previousExpiresAt?.toISOString() ?? null,
  };
}

export function toEventDelivery(row: EventDeliveryRow): Shown<EventDeliveryView> {
  const { id, kind, webhookId, url, status, seqs, attempts, statusCode, error, createdAt, finishedAt } = row;
  const numberOf = (seq: bigint | undefined): number | null => (seq === undefined ? null : Number(seq));
  return {
    ...{ id: Number(id), kind, webhook_id: webhookId, url, status, events: seqs.length },
    ...{ first_seq: numberOf(seqs[0]), last_seq: numberOf(seqs.at(-1)) },
    ...{ attempts, status_code: statusCode, error, created_at: createdAt.toISOString() },
    finished_at: finishedAt?.toISOString() ?? null,
  };
}
