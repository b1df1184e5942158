import { ShownText, ShownTime, Text } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { NewOperatorSession } from '@entity-registry/accounts';
import { MeView, toMe } from '../operators/operator.dto.js';

export class SignInBody {
  @Text({ max: 200, description: 'an operator token', example: 'op_3q2-7w' })
  readonly token!: string;
}

export class SessionView extends MeView {
  @ShownTime('when the session ends, unless it ends earlier after an hour of inactivity')
  readonly expires_at!: string;
}

export class SignedOutView {
  @ShownText('whether the session has ended', { type: 'boolean' })
  readonly signed_out!: boolean;
}

/** A session without its token, which is only in the cookie. */
export function toSession({ operator, expiresAt }: NewOperatorSession): Shown<SessionView> {
  return { ...toMe(operator), expires_at: expiresAt.toISOString() };
}
