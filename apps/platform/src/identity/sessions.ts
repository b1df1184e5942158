import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/http';
import { deleteSession, deleteSessionsOfUser } from '@entity-registry/accounts';
import type pg from 'pg';
import type { User } from '../access/current-member.js';
import { mapAuthErrors } from '../errors/auth-errors.js';
import { ADDRESS_HEADER } from './auth.js';
import type { Auth } from './auth.js';
import { languageOf } from '../language.js';
import type { NewSession } from './start-session.js';

type AddressedRequest = IncomingMessage & { ip?: string };

const MAX_AGENT = 300;
const SESSION_COOKIE = /^(?:__Secure-)?entity-registry\.session_token=/;

/**
 * The headers that we pass to the library: the request's cookies, browser and address, and nothing else that it could
 * trust. `session: false` leaves out the current session.
 */
export function authHeaders(request: IncomingMessage, options: { session: boolean } = { session: true }): Headers {
  const headers = new Headers();
  const { cookie, 'user-agent': agent } = request.headers;
  const cookies = (cookie ?? '').split(/;\s*/).filter((pair) => options.session || !SESSION_COOKIE.test(pair));
  headers.set('cookie', cookies.join('; '));
  if (agent !== undefined) headers.set('user-agent', agent.slice(0, MAX_AGENT));
  const address = addressOf(request);
  if (address !== '') headers.set(ADDRESS_HEADER, address);
  return headers;
}

/** The caller's address: that of the connection, or the one reported by a trusted proxy (TRUSTED_PROXIES). */
export function addressOf(request: AddressedRequest): string {
  return request.ip ?? request.socket.remoteAddress ?? '';
}

/** Passes the library's cookies on to the browser. */
export function passCookies(request: IncomingMessage, headers: Headers | null | undefined): void {
  for (const cookie of headers?.getSetCookie() ?? []) contextOf(request).headers.push('Set-Cookie', cookie);
}

/** The dashboard's sessions. They are stored in the database, so one that is ended there stops working at once. */
export class Sessions {
  constructor(
    private readonly auth: Auth,
    private readonly pool: pg.Pool,
  ) {}

  /** The signed-in user, or null. Extends a session that is used. */
  async read(request: IncomingMessage): Promise<User | null> {
    if (request.headers.cookie === undefined) return null;
    const headers = authHeaders(request);
    const read = await mapAuthErrors(this.auth.api.getSession({ headers, returnHeaders: true }));
    const user = toUser(read.response);
    // Without a session, the library deletes the cookie. The browser may have a newer one by now, from a request that ended later.
    if (user !== null) passCookies(request, read.headers);
    return user;
  }

  /** Like `read`, without changing the session or the browser's cookies. */
  async find(request: IncomingMessage): Promise<User | null> {
    if (request.headers.cookie === undefined) return null;
    const query = { disableRefresh: true };
    return toUser(await mapAuthErrors(this.auth.api.getSession({ headers: authHeaders(request), query })));
  }

  /** Starts a session in the browser and ends its previous one: at sign-in, and when a user gets rights. */
  async start(request: IncomingMessage, session: NewSession): Promise<void> {
    const started = await this.auth.api.startSession({
      body: session,
      headers: authHeaders(request),
      returnHeaders: true,
    });
    passCookies(request, started.headers);
  }

  /**
   * Starts a session of the same user for the same organization, and ends all others: their role, or how they sign in, has
   * changed.
   */
  async restart(request: IncomingMessage, { userId, activeOrganizationId }: User): Promise<void> {
    await deleteSessionsOfUser(this.pool, userId, null);
    await this.start(request, { userId, organizationId: activeOrganizationId });
  }

  /** Ends a session; no error if it has already ended. */
  async end({ userId, sessionId }: Pick<User, 'userId' | 'sessionId'>): Promise<void> {
    await deleteSession(this.pool, userId, sessionId);
  }

  /** Ends the session of the browser, and deletes all of the library's cookies there. */
  async signOut(request: IncomingMessage): Promise<void> {
    const { headers } = await mapAuthErrors(
      this.auth.api.signOut({ headers: authHeaders(request), returnHeaders: true }),
    );
    passCookies(request, headers);
  }
}

type AuthSession = Awaited<ReturnType<Auth['api']['getSession']>>;

function toUser(read: AuthSession): User | null {
  if (read === null) return null;
  const { user, session } = read;
  return {
    userId: user.id,
    email: user.email,
    name: user.name,
    language: languageOf(user.language),
    twoFactor: user.twoFactorEnabled === true,
    sessionId: session.id,
    activeOrganizationId: session.activeOrganizationId ?? null,
  };
}
