import { Navigate, useLocation } from 'react-router';
import { MeContext, identityOf, useMeQuery } from '../api/me.js';
import { ErrorState, Loading } from '../components/notices/states.js';
import type { PageRoute } from './page-route.js';
import { Shell } from './Shell.js';

/** The shell with its page, for signed-in users with an account; sends others to sign-in or onboarding. */
export function SignedIn({ pages }: { pages: readonly PageRoute[] }) {
  const me = useMeQuery();
  const { pathname, search, hash } = useLocation();
  if (me.isError && me.data === undefined) return <ErrorState error={me.error} onRetry={() => void me.refetch()} />;
  if (me.data === undefined) return <Loading />;
  if (me.data === null) {
    const next = pathname === '/' && search === '' ? '' : `?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
    return <Navigate to={`/sign-in${next}`} replace />;
  }
  if (me.data.account === null) return <Navigate to="/welcome" replace />;
  return (
    <MeContext value={me.data}>
      {/* Re-created for another user or organization: no input or data of one is shown or sent for the other. */}
      <Shell key={identityOf(me.data)} pages={pages} />
    </MeContext>
  );
}
