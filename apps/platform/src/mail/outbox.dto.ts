import { ShownId, ShownText, ShownTime, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { WaitingMail } from './mailer.js';

export class OutboxMailView {
  @ShownId('the mail')
  readonly id!: number;
  @ShownText('the recipient')
  readonly to!: string;
  @ShownText('its kind', { example: 'confirm' })
  readonly template!: string;
  @ShownText('its subject')
  readonly subject!: string;
  @ShownText('its text')
  readonly text!: string;
  @ShownText('the same as HTML')
  readonly html!: string;
  @ShownTime('when it was created')
  readonly created_at!: string;
}

export const OutboxPage = pageSchema(OutboxMailView);

export function toOutboxMail({ id, recipient, template, letter, createdAt }: WaitingMail): Shown<OutboxMailView> {
  return { id: Number(id), to: recipient, template, ...letter, created_at: createdAt.toISOString() };
}
