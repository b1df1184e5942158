import { ShownCount, ShownText, ShownTime, listSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { SessionRow } from '@entity-registry/accounts';

export class SessionView {
  @ShownText('the session')
  readonly id!: string;
  @ShownText('whether it is the current session', { type: 'boolean' })
  readonly current!: boolean;
  @ShownTime('when its user signed in')
  readonly created_at!: string;
  @ShownTime('when it was last extended, at most once a day')
  readonly last_seen_at!: string;
  @ShownText('the address that it was opened from', { nullable: true })
  readonly address!: string | null;
  @ShownText('the user agent of the browser', { nullable: true })
  readonly browser!: string | null;
}

export const SessionList = listSchema(SessionView);

export class EndedView {
  @ShownCount('sessions that have ended')
  readonly ended!: number;
}

export function toSession(row: SessionRow, currentId: string): Shown<SessionView> {
  return {
    id: row.id,
    current: row.id === currentId,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.updatedAt.toISOString(),
    address: row.address,
    browser: row.browser,
  };
}
