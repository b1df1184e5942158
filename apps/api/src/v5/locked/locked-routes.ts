import { CATALOG, freeTierCodes, parseInclude } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import type { RouteAccess } from '@entity-registry/nest-kit';
import { cheapestCode } from '@entity-registry/registry';

/** What a lock may depend on. */
export interface LockedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** The codes that lock a call to a free key; none for a search, which is locked by itself; null: the call is not locked. */
type Lock = (request: LockedRequest) => readonly Code[] | null;

export interface LockedRoute {
  readonly method: 'GET' | 'POST' | 'ALL';
  readonly path: string;
  readonly access: RouteAccess;
  readonly lock: Lock;
}

const KEYED = { key: 'any' } as const;

const unlocked: Lock = () => null;
const search: Lock = () => [];
const code =
  (locking: Code): Lock =>
  () => [locking];

/** Detail is for DAT-LABOR; the numbers alone carry the base charge only. Throws what an unreadable `include` throws. */
const immigration: Lock = ({ query: { include } }) =>
  include === undefined ? null : parseInclude(include, 'pa', 'v5').filter(isLocked);

/** Pages of a section cost the code that covers it, without the cursor of a caller who has paid for that. */
const section: Lock = ({ params: { level: name } }) => {
  const level = CATALOG.levels.find(({ level, tags }) => level === name || tags.some((tag) => tag === name))?.level;
  const covering = level && cheapestCode('pa', level);
  return covering !== undefined && isLocked(covering) ? [covering] : null;
};

function isLocked(locking: Code): boolean {
  return !freeTierCodes('v5').includes(locking);
}

/**
 * The routes of v5 that nothing answers yet, and whom they will be closed to (rulings 11 to 13): until then a caller who
 * passes the lock is told that there is nothing. The last row is every other path, which tells a caller without a key no
 * more than the others do.
 */
export const LOCKED_ROUTES: readonly LockedRoute[] = [
  // The one locked route that will answer without a key.
  { method: 'POST', path: 'resolve', access: { ...KEYED, keyless: true }, lock: unlocked },
  { method: 'POST', path: 'resolve/batch', access: KEYED, lock: unlocked },
  { method: 'POST', path: 'entities/batch', access: KEYED, lock: unlocked },
  { method: 'GET', path: 'entities/:id/sections/:level', access: KEYED, lock: section },
  { method: 'GET', path: 'entities/:id/network', access: KEYED, lock: code('DAT-NETWORK') },
  { method: 'GET', path: 'entities/:id/proponente-dossier', access: KEYED, lock: code('DAT-PROPONENTE') },
  { method: 'GET', path: 'entities/:id/immigration', access: KEYED, lock: immigration },
  { method: 'GET', path: 'entities/:id/text', access: KEYED, lock: code('DAT-DOC') },
  { method: 'GET', path: 'entities/:id/changes', access: KEYED, lock: unlocked },
  { method: 'POST', path: 'search/:surface', access: KEYED, lock: search },
  { method: 'GET', path: 'search/:surface/schema', access: KEYED, lock: unlocked },
  { method: 'GET', path: 'reconcile', access: KEYED, lock: search },
  { method: 'POST', path: 'reconcile', access: KEYED, lock: search },
  { method: 'GET', path: 'reconcile/suggest/:kind', access: KEYED, lock: search },
  { method: 'GET', path: 'coverage', access: KEYED, lock: unlocked },
  { method: 'GET', path: 'usage', access: KEYED, lock: unlocked },
  { method: 'GET', path: 'openapi.yml', access: 'open', lock: unlocked },
  { method: 'ALL', path: '{*rest}', access: KEYED, lock: unlocked },
];
