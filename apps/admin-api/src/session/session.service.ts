import type { IncomingMessage } from 'node:http';
import { OperatorSessions } from '@entity-registry/accounts';
import type { OperatorRow } from '@entity-registry/accounts';
import { addressBucket, contextOf } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { AdminError } from '../errors/admin-error.js';
import { isSameOriginRequest } from '../access/request-origin.js';
import { SessionCookie } from '../access/session-cookie.js';
import { toSession } from './session.dto.js';
import type { SessionView, SignedOutView } from './session.dto.js';

/** Injection token of the address under which operators open the pages. */
export const ADMIN_URL = Symbol('admin url');

/** Express's address of the caller, according to the trusted proxies. */
type AddressedRequest = IncomingMessage & { readonly ip?: string };

/** Signs operators in and out, between the browser and the accounts library. */
@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: OperatorSessions,
    private readonly cookie: SessionCookie,
    @Inject(ADMIN_URL) private readonly adminUrl: string,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Other sites can't sign an operator in either: they could make one work under another name. */
  async signIn(token: string, request: AddressedRequest): Promise<Shown<SessionView>> {
    if (!isSameOriginRequest(request, this.adminUrl)) throw new AdminError({ code: 'origin_rejected' });
    const outcome = await this.sessions.signIn(token, {
      address: addressBucket(request.ip ?? request.socket.remoteAddress ?? ''),
      requestId: contextOf(request).id,
      former: this.cookie.read(request),
    });
    switch (outcome.outcome) {
      case 'limited':
        throw new AdminError({
          code: 'too_many_attempts',
          retryAfterSeconds: Math.ceil(outcome.retryAfterMs / 1_000),
        });
      case 'rejected':
        throw new AdminError({ code: 'token_rejected' });
      case 'signed_in': {
        const seconds = Math.floor((outcome.expiresAt.getTime() - this.now().getTime()) / 1_000);
        this.cookie.set(request, outcome.token, seconds);
        return toSession(outcome);
      }
    }
  }

  async signOut(operator: OperatorRow, request: IncomingMessage): Promise<Shown<SignedOutView>> {
    const token = this.cookie.read(request);
    this.cookie.clear(request);
    if (token !== null) await this.sessions.signOut(token, operator, contextOf(request).id);
    return { signed_out: token !== null };
  }
}
