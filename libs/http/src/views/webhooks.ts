import { ApiProperty } from '@nestjs/swagger';
import { Field } from '../fields/fields.js';
import type { Check } from '../fields/fields.js';
import { ShownText, ShownTime } from './schemas.js';
import type { Shown } from './shown.js';

// Allowed addresses depend on the configuration, so the service checks them.
const checkUrl: Check = (value) => {
  if (value === undefined) return 'is required';
  return typeof value === 'string' ? null : 'must be text';
};

export class WebhookBody {
  @Field({ type: 'string', format: 'uri', maxLength: 2_048 }, checkUrl, {
    description: 'https, on a public host, without user name, password or fragment',
    example: 'https://hooks.example.com/registry',
  })
  readonly url!: string;
}

export class WebhookSecretView {
  @ShownTime('when it was created')
  readonly created_at!: string;
  @ShownTime('when it stops signing; null: it is the current one', { nullable: true })
  readonly expires_at!: string | null;
}

export class WebhookView {
  @ShownText('the webhook URL; null: none', { nullable: true })
  readonly url!: string | null;
  @ApiProperty({ type: [WebhookSecretView], description: 'active signing secrets, newest first, without their text' })
  readonly secrets!: WebhookSecretView[];
  @ShownText('why nothing is sent, and what to do; null: webhooks are sent, or no URL is set', { nullable: true })
  readonly warning!: string | null;
}

export class NewWebhookSecretView {
  @ShownText('the signing secret: shown once', { example: 'whsec_c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0ISE=' })
  readonly secret!: string;
  @ShownTime('when it was created')
  readonly created_at!: string;
  @ShownTime('when the previous secret stops signing; null: there was none', { nullable: true })
  readonly previous_expires_at!: string | null;
}

/** An account's webhook address and the times of its secrets, as read. */
export interface WebhookSettingsRow {
  readonly url: string | null;
  readonly secrets: readonly { readonly createdAt: Date; readonly expiresAt: Date | null }[];
}

/** A signing secret that was just created. */
export interface NewWebhookSecretRow {
  readonly secret: string;
  readonly createdAt: Date;
  readonly previousExpiresAt: Date | null;
}

/** `noSecret`: what to do about an address without a secret. */
export function toWebhook({ url, secrets }: WebhookSettingsRow, noSecret: string): Shown<WebhookView> {
  return {
    url,
    secrets: secrets.map(({ createdAt, expiresAt }) => ({
      created_at: createdAt.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    })),
    warning: url !== null && secrets.length === 0 ? noSecret : null,
  };
}

export function toNewSecret({
  secret,
  createdAt,
  previousExpiresAt,
}: NewWebhookSecretRow): Shown<NewWebhookSecretView> {
  return {
    secret,
    created_at: createdAt.toISOString(),
    previous_expires_at: previousExpiresAt?.toISOString() ?? null,
  };
}
