import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/nest-kit';
import type { User } from '../access/current-member.js';
import { ADDRESS_HEADER } from './auth.js';
import type { Auth } from './auth.js';
import { languageOf } from './language.js';

type AddressedRequest = IncomingMessage & { ip?: string };

/** What the library is told of a request: its cookies, its browser and its address, and nothing else that it could believe. */
export function authHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  const { cookie, 'user-agent': agent } = request.headers;
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (agent !== undefined) headers.set('user-agent', agent.slice(0, MAX_AGENT));
  const address = addressOf(request);
  if (address !== '') headers.set(ADDRESS_HEADER, address);
  return headers;
}

const MAX_AGENT = 300;

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
  constructor(private readonly auth: Auth) {}

  /** Who is signed in; null: nobody. Prolongs a session that is used. */
  async read(request: IncomingMessage): Promise<User | null> {
    if (request.headers.cookie === undefined) return null;
    const { response, headers } = await this.auth.api.getSession({
      headers: authHeaders(request),
      returnHeaders: true,
    });
    passCookies(request, headers);
    if (response === null) return null;
    const { user, session } = response;
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
}
