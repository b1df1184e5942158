import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { BetterAuthPlugin } from 'better-auth';

export interface NewSession {
  userId: string;
  /** The organisation that the session works for; null: none yet. */
  organizationId: string | null;
}

/** The library wants a schema; only this app calls, with what is typed. */
const body = {
  '~standard': {
    version: 1,
    vendor: 'entity-registry',
    validate: (value: unknown) => ({ value: value as NewSession }),
    types: undefined as unknown as { input: NewSession; output: NewSession },
  },
} as const;

/**
 * What the library has no route for: a session for a user whom this app knows by other means, such as the link of a mail.
 * The session that the browser had before ends, so that no one who knew its token knows the new one's. Never over HTTP.
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
