import { parseSearch } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import type { SurfacePage } from '../surfaces/surface-search.js';
import { EngineGuard } from './engine-guard.js';
import { SearchEngineError } from './search-engine-error.js';
import { GuardedSurfaces } from './guarded-sources.js';

const PAGE = { results: [] } as unknown as SurfacePage;

describe('GuardedSurfaces', () => {
  it('gives PostgreSQL the time that the engine left', async () => {
    const clock = { ms: 5_000 };
    const lefts: Record<string, number | undefined> = {};
    const guard = new EngineGuard({
      fallsBack: true,
      assertFresh: () => Promise.resolve(),
      now: () => new Date(clock.ms),
    });
    const surfaces = new GuardedSurfaces(
      guard,
      {
        search: (_query, _cursor, left) => {
          clock.ms += 1_000;
          lefts['engine'] = left?.();
          clock.ms += 3_000;
          return Promise.reject(new SearchEngineError('an invented time limit', null));
        },
      },
      {
        search: (_query, _cursor, leftMs) => {
          lefts['postgres'] = leftMs;
          return Promise.resolve(PAGE);
        },
      },
      () => clock.ms,
    );
    expect(await surfaces.search(parseSearch('sanctions', {}), null, 10_000)).toBe(PAGE);
    expect(lefts).toEqual({ engine: 9_000, postgres: 6_000 });
  });
});
