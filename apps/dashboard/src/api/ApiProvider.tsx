import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Api } from './client.js';
import { ApiFault } from './fault.js';
import { forgetMe } from './me.js';

const ApiContext = createContext<Api | undefined>(undefined);

/** The backend of the dashboard; in a test, a fake one. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('There is no ApiProvider above this component.');
  return api;
}

/** Gives the pages the backend, and keeps its answers. Whoever was signed out elsewhere is so here with the next answer. */
export function ApiProvider({ api, children, keeping }: { api: Api; children: ReactNode; keeping?: Keeping }) {
  const [client] = useState(() => createQueryClient(keeping));
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

interface Keeping {
  /** How often what may pass is asked again. */
  retries: number;
  /** Milliseconds that an answer is kept when no page shows it. */
  gcTime: number;
}

function createQueryClient({ retries, gcTime }: Keeping = { retries: 2, gcTime: 300_000 }): QueryClient {
  const heed = (error: Error) => {
    if (error instanceof ApiFault && error.isSignedOut) forgetMe(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: heed }),
    mutationCache: new MutationCache({ onError: heed }),
    defaultOptions: {
      // They hold passwords, and keys that are shown once: nothing of them outlives the page that made them.
      mutations: { gcTime: 0 },
      queries: {
        staleTime: 15_000,
        gcTime,
        // What was refused stays refused; what did not answer may answer the next time.
        retry: (failed, error) => failed < retries && (!(error instanceof ApiFault) || isPassing(error)),
      },
    },
  });
  return client;
}

const isPassing = ({ status }: ApiFault): boolean => status === 0 || status >= 500;
