import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/nest-kit';
import { deleteSession, deleteSessionsOfUser } from '@entity-registry/persistence';
import type pg from 'pg';
import type { User } from '../access/current-member.js';
import { orFault } from '../errors/auth-faults.js';
import { ADDRESS_HEADER } from './auth.js';
import type { Auth } from './auth.js';
import { languageOf } from './language.js';
import type { NewSession } from './start-session.js';

type AddressedRequest = IncomingMessage & { ip?: string };

const MAX_AGENT = 300;
const SESSION_COOKIE = /^(?:__Secure-)?entity-registry\.session_token=/;

/**
 * What the library is told of a request: its cookies, its browser and its address, and nothing else that it could believe.
 * `session: false` leaves out who is signed in already.
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

/** The address of the caller: that of the connection, or what a trusted proxy says (TRUSTED_PROXIES). */
export function addressOf(request: AddressedRequest): string {
  return request.ip ?? request.socket.remoteAddress ?? '';
}

/** Passes the cookies that the library sets on to the browser. */
export function passCookies(request: IncomingMessage, headers: Headers | null | undefined): void {
  for (const cookie of headers?.getSetCookie() ?? []) contextOf(request).headers.push('Set-Cookie', cookie);
}

/** The sessions of the dashboard, which stand in the database: one that was ended there is over at once. */
export class Sessions {
  constructor(
    private readonly auth: Auth,
    private readonly pool: pg.Pool,
  ) {}

  /** Who is signed in; null: nobody. Prolongs a session that is used. */
  async read(request: IncomingMessage): Promise<User | null> {
    if (request.headers.cookie === undefined) return null;
    const headers = authHeaders(request);
    const read = await orFault(this.auth.api.getSession({ headers, returnHeaders: true }));
    passCookies(request, read.headers);
    return toUser(read.response);
  }

  /** The same, without a change to the session or to what the browser keeps. */
  async peek(request: IncomingMessage): Promise<User | null> {
    if (request.headers.cookie === undefined) return null;
    const query = { disableRefresh: true };
    return toUser(await orFault(this.auth.api.getSession({ headers: authHeaders(request), query })));
  }

  /** Begins a session in the browser, and ends the one that it had before: at sign-in, and when a user gets rights. */
  async start(request: IncomingMessage, session: NewSession): Promise<void> {
    const started = await this.auth.api.startSession({
      body: session,
      headers: authHeaders(request),
      returnHeaders: true,
    });
    passCookies(request, started.headers);
  }

  /**
   * Begins a session of the same user for the same organisation, and ends all others: what they may do, or how they sign in,
   * has changed.
   */
  async startAnew(request: IncomingMessage, { userId, activeOrganizationId }: User): Promise<void> {
    await deleteSessionsOfUser(this.pool, userId, null);
    await this.start(request, { userId, organizationId: activeOrganizationId });
  }

  /** Ends a session; one that has ended already is no fault. */
  async end({ userId, sessionId }: Pick<User, 'userId' | 'sessionId'>): Promise<void> {
    await deleteSession(this.pool, userId, sessionId);
  }

  /** Ends the session of the browser, and has it forget all that the library had it keep. */
  async signOut(request: IncomingMessage): Promise<void> {
    const { headers } = await orFault(this.auth.api.signOut({ headers: authHeaders(request), returnHeaders: true }));
    passCookies(request, headers);
  }
}

type Read = Awaited<ReturnType<Auth['api']['getSession']>>;

function toUser(read: Read): User | null {
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
