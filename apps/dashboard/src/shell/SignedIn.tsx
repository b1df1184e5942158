import { Navigate, useLocation } from 'react-router';
import { MeContext, identityOf, useMeQuery } from '../api/me.js';
import { ErrorState, Loading } from '../components/states.js';
import { Shell } from './Shell.js';

/** The shell with its page, for who is signed in and has an account; leads the others to where they get both. */
export function SignedIn() {
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
      {/* Anew for another user or organisation: nothing that was typed or opened for one is shown or sent for the other. */}
      <Shell key={identityOf(me.data)} />
    </MeContext>
  );
}
