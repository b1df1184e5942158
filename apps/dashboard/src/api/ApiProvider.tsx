import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiContext } from './api-context.js';
import type { Api } from './client.js';
import { BackendError } from './backend-error.js';
import { clearSession } from './me.js';

/**
 * Gives the pages the backend, and caches its responses. If the user signed out elsewhere, the next response signs them out here.
 */
export function ApiProvider({ api, children, keeping }: { api: Api; children: ReactNode; keeping?: CacheOptions }) {
  const [client] = useState(() => createQueryClient(keeping));
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

interface CacheOptions {
  /** Maximum retries of temporary failures. */
  retries: number;
  /** Milliseconds that a response is cached when no page shows it. */
  gcTime: number;
}

function createQueryClient({ retries, gcTime }: CacheOptions = { retries: 2, gcTime: 300_000 }): QueryClient {
  const heed = (error: Error) => {
    if (error instanceof BackendError && error.isSignedOut) clearSession(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: heed }),
    mutationCache: new MutationCache({ onError: heed }),
    defaultOptions: {
      // They contain passwords, and keys that are shown once: none of it outlives the page that made them.
      mutations: { gcTime: 0 },
      queries: {
        staleTime: 15_000,
        gcTime,
        // Refusals are final; a request without a response may succeed next time.
        retry: (failed, error) => failed < retries && (!(error instanceof BackendError) || isTemporary(error)),
      },
    },
  });
  return client;
}

const isTemporary = ({ status }: BackendError): boolean => status === 0 || status >= 500;
