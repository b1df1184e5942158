import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { BetterAuthPlugin } from 'better-auth';

export interface NewSession {
  userId: string;
  /** The organization that the session works for; null: none yet. */
  organizationId: string | null;
}

/** The library requires a schema; only this app calls, with typed input. */
const body = {
  '~standard': {
    version: 1,
    vendor: 'entity-registry',
    validate: (value: unknown) => ({ value: value as NewSession }),
    types: undefined as unknown as { input: NewSession; output: NewSession },
  },
} as const;

/**
 * Starts a session for a user that this app identified without the library, for example by a mail link; the library has no route
 * for it. The browser's previous session ends, so that its token gives no access to the new one. Not available over HTTP.
 */
export const startSession = {
  id: 'entity-registry-start-session',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly({ method: 'POST', body, requireHeaders: true }, async (ctx) => {
      const { internalAdapter, authCookies, secret } = ctx.context;
      const { userId, organizationId } = ctx.body;
      const user = await internalAdapter.findUserById(userId);
      if (!user) throw new Error('there is no such user');
      const former = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
      const session = await internalAdapter.createSession(userId, false, { activeOrganizationId: organizationId });
      await setSessionCookie(ctx, { session, user }, false);
      if (former) await internalAdapter.deleteSession(former);
      return { sessionId: session.id };
    }),
  },
} satisfies BetterAuthPlugin;
