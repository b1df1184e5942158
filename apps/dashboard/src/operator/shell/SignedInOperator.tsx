import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BackendError } from '../../api/backend-error.js';
import { ErrorState, Loading } from '../../components/notices/states.js';
import { OPERATOR, OperatorContext, useOperatorQuery } from '../data/me.js';
import { OperatorShell } from './OperatorShell.js';
import { SignInPage } from './SignInPage.js';

/** The shell with its page for a signed-in operator; otherwise sign-in in its place, at the same address. */
export function SignedInOperator() {
  const operator = useOperatorQuery();
  useSignOutOnSessionEnd();
  if (operator.isError && operator.data === undefined) {
    return <ErrorState error={operator.error} onRetry={() => void operator.refetch()} />;
  }
  if (operator.data === undefined) return <Loading />;
  if (operator.data === null) return <SignInPage />;
  return (
    <OperatorContext value={operator.data}>
      <OperatorShell />
    </OperatorContext>
  );
}

/** When a session ends, wherever that is noticed, the operator is asked to sign in. */
function useSignOutOnSessionEnd(): void {
  const client = useQueryClient();
  useEffect(() => {
    const heed = (error: unknown): void => {
      if (error instanceof BackendError && error.status === 401) client.setQueryData(OPERATOR, null);
    };
    const ofQueries = client.getQueryCache().subscribe(({ query }) => heed(query.state.error));
    const ofMutations = client.getMutationCache().subscribe(({ mutation }) => heed(mutation?.state.error));
    return () => {
      ofQueries();
      ofMutations();
    };
  }, [client]);
}
