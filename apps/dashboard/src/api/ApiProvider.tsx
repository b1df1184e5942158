import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Api } from './client.js';
import { ApiFault } from './fault.js';
import { ME } from './me.js';

const ApiContext = createContext<Api | undefined>(undefined);

/** The backend of the dashboard; in a test, a fake one. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('There is no ApiProvider above this component.');
  return api;
}

/** Gives the pages the backend, and keeps its answers. Whoever was signed out elsewhere is so here with the next answer. */
export function ApiProvider({ api, children, retries = 2 }: { api: Api; children: ReactNode; retries?: number }) {
  const [client] = useState(() => createQueryClient(retries));
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

function createQueryClient(retries: number): QueryClient {
  const heed = (error: Error) => {
    if (error instanceof ApiFault && error.isSignedOut) client.setQueryData(ME, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: heed }),
    mutationCache: new MutationCache({ onError: heed }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // What was refused stays refused; what did not answer may answer the next time.
        retry: (failed, error) => failed < retries && (!(error instanceof ApiFault) || isPassing(error)),
      },
    },
  });
  return client;
}

const isPassing = ({ status }: ApiFault): boolean => status === 0 || status >= 500;
