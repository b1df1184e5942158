import { createContext, use } from 'react';
import type { Api } from './client.js';

export const ApiContext = createContext<Api | undefined>(undefined);

/** The backend of the dashboard; in a test, a fake one. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('There is no ApiProvider above this component.');
  return api;
}
