import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import type { PlatformSchemas } from '../../api/paths.js';

type Schemas = PlatformSchemas['schemas'];
export type Coverage = Schemas['CoverageView'];
export type Source = Schemas['CoveredSourceView'];
export type List = Schemas['CoveredListView'];
export type Level = Schemas['CoveredLevelView'];

/** The records of each source. */
export function useCoverage() {
  const api = useApi();
  return useQuery({ queryKey: ['coverage'], queryFn: ({ signal }) => api.get('/api/coverage', { signal }) });
}
