import type { NewWebhookSecret, WebhookView as Settings } from '@entity-registry/accounts';
import { Field, ShownText, ShownTime } from '@entity-registry/nest-kit';
import type { Check, Shown } from '@entity-registry/nest-kit';
import { ApiProperty } from '@nestjs/swagger';

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
  @ShownTime('when it was made')
  readonly created_at!: string;
  @ShownTime('end of its overlap with the one that replaced it; null: it is the current one', { nullable: true })
  readonly expires_at!: string | null;
}

export class WebhookView {
  @ShownText('where webhooks go; null: nowhere', { nullable: true })
  readonly url!: string | null;
  @ApiProperty({ type: [WebhookSecretView], description: 'secrets that sign now, newest first, without their text' })
  readonly secrets!: WebhookSecretView[];
  @ShownText('why nothing is sent, and what to do; null: webhooks are sent, or go nowhere', { nullable: true })
  readonly warning!: string | null;
}

export class NewWebhookSecretView {
  @ShownText('the signing secret: shown once', { example: 'whsec_c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0ISE=' })
  readonly secret!: string;
  @ShownTime('when it was made')
  readonly created_at!: string;
  @ShownTime('until when the former secret signs too; null: there was none', { nullable: true })
  readonly previous_expires_at!: string | null;
}

const NO_SECRET = 'The account has no signing secret yet, so no webhook is sent. Make one with POST webhook/secret.';

export function toWebhook({ url, secrets }: Settings): Shown<WebhookView> {
  return {
    url,
    secrets: secrets.map(({ createdAt, expiresAt }) => ({
      created_at: createdAt.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    })),
    warning: url !== null && secrets.length === 0 ? NO_SECRET : null,
  };
}

export function toNewSecret({ secret, createdAt, previousExpiresAt }: NewWebhookSecret): Shown<NewWebhookSecretView> {
  return {
    secret,
    created_at: createdAt.toISOString(),
    previous_expires_at: previousExpiresAt?.toISOString() ?? null,
  };
}
