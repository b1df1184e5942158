import { CATALOG, freeTierCodes, parseInclude } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import type { RouteAccess } from '@entity-registry/nest-kit';
import { cheapestCode } from '@entity-registry/registry';

/** What a lock may depend on. */
export interface LockedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Why a call is locked to a free key, and what it costs with a balance. */
export interface Lock {
  /** The codes that lock it; none where it is locked by itself, as a search is. */
  readonly codes: readonly Code[];
  /** The codes that it charges beside the base; null where that takes the rows of a body, which nothing reads yet. */
  readonly charged: readonly Code[] | null;
}

/** The lock of a call; null: the call is not locked. */
type FindLock = (request: LockedRequest) => Lock | null;

export interface LockedRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: RouteAccess;
  readonly lock: FindLock;
}

const KEYED = { key: 'any' } as const;

const unlocked: FindLock = () => null;
const baseOnly: FindLock = () => ({ codes: [], charged: [] });
const code =
  (locking: Code): FindLock =>
  () => ({ codes: [locking], charged: [locking] });

/** Numbers cost the base charge alone and detail its codes, which DAT-LABOR gates. Throws what an unreadable `include` throws. */
const immigration: FindLock = ({ query: { include } }) => {
  const charged = include === undefined ? [] : parseInclude(include, 'pa', 'v5');
  const locking = charged.filter(isLocked);
  return { codes: locking.length > 0 ? locking : ['DAT-LABOR'], charged };
};

/** Pages of a section cost the code that covers it, without the cursor of a caller who has paid for that. */
const section: FindLock = ({ params: { level: name } }) => {
  const level = CATALOG.levels.find(({ level, tags }) => level === name || tags.some((tag) => tag === name))?.level;
  const covering = level && cheapestCode('pa', level);
  return covering !== undefined && isLocked(covering) ? { codes: [covering], charged: [covering] } : null;
};

function isLocked(locking: Code): boolean {
  return !freeTierCodes('v5').includes(locking);
}

/**
 * The routes of v5 that nothing answers yet, and whom they will be closed to (rulings 11 to 13): until then a caller who
 * passes the lock is told that there is nothing.
 */
export const LOCKED_ROUTES: readonly LockedRoute[] = [
  { method: 'POST', path: 'entities/batch', access: KEYED, lock: unlocked },
  { method: 'GET', path: 'entities/:id/sections/:level', access: KEYED, lock: section },
  { method: 'GET', path: 'entities/:id/proponente-dossier', access: KEYED, lock: code('DAT-PROPONENTE') },
  { method: 'GET', path: 'entities/:id/immigration', access: KEYED, lock: immigration },
  { method: 'GET', path: 'entities/:id/text', access: KEYED, lock: code('DAT-DOC') },
  { method: 'GET', path: 'entities/:id/changes', access: KEYED, lock: baseOnly },
  { method: 'POST', path: 'search/:surface', access: KEYED, lock: baseOnly },
  { method: 'GET', path: 'search/:surface/schema', access: KEYED, lock: unlocked },
  { method: 'GET', path: 'coverage', access: KEYED, lock: unlocked },
  { method: 'GET', path: 'usage', access: KEYED, lock: unlocked },
];
