import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { deleteSession, deleteSessionsOfUser, listSessions } from '@entity-registry/accounts';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { User } from '../access/current-member.js';
import { PlatformError } from '../errors/platform-error.js';
import { Sessions } from '../identity/sessions.js';
import { POOL } from '../providers.js';
import { toSession } from './sessions.dto.js';
import type { EndedView, SessionView } from './sessions.dto.js';

/** A user's sessions. */
@Injectable()
export class SessionsService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly sessions: Sessions,
  ) {}

  async list({ userId, sessionId }: User): Promise<{ items: Shown<SessionView>[] }> {
    return { items: (await listSessions(this.pool, userId)).map((row) => toSession(row, sessionId)) };
  }

  async end(id: string, { userId }: User): Promise<Shown<EndedView>> {
    if (!(await deleteSession(this.pool, userId, id))) throw new PlatformError({ code: 'unknown_session' });
    return { ended: 1 };
  }

  /** Signs out everywhere, including this session. */
  async endAll({ userId }: User, request: IncomingMessage): Promise<Shown<EndedView>> {
    const ended = await deleteSessionsOfUser(this.pool, userId, null);
    await this.sessions.signOut(request);
    return { ended };
  }
}
