import type { LibraryOperation } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, JURISDICTIONS } from '@entity-registry/domain';

const { v4Name } = JURISDICTIONS[DEFAULT_JURISDICTION];

/** An operation of the API that callers may reach through the platform. */
export interface ForwardedOperation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As the OpenAPI documents write it, such as `/v5/entities/{id}`. */
  readonly path: string;
  /** Whether the operation is always free; absent: it may charge, and needs X-Max-Charge (ADR 0140). */
  readonly free?: true;
  /** How the Library stores a charged response; absent: it stores none. */
  readonly libraryOperation?: Exclude<LibraryOperation, 'refresh'>;
}

interface Pattern<Operation> {
  readonly operation: Operation;
  readonly parts: readonly string[];
}

/**
 * The allow-list: new operations of the API can't be reached until they are added here. Literal segments come before parameters:
 * `/v5/entities/batch` is not the entity `batch`.
 */
export class AllowList<Operation extends ForwardedOperation = ForwardedOperation> {
  private readonly patterns: readonly Pattern<Operation>[];

  constructor(operations: readonly Operation[]) {
    this.patterns = operations
      .map((operation) => ({ operation, parts: operation.path.split('/') }))
      .sort((one, other) => parameters(one.parts) - parameters(other.parts));
  }

  /** The operation for `method` and `path`; null if none is allowed. `path` must come from `forwardedTarget`. */
  find(method: string, path: string): Operation | null {
    const parts = path.split('/');
    const found = this.patterns.find(({ operation, parts: own }) => operation.method === method && matches(own, parts));
    return found?.operation ?? null;
  }
}

const isParameter = (part: string): boolean => part.startsWith('{');
const parameters = (parts: readonly string[]): number => parts.filter(isParameter).length;

function matches(own: readonly string[], parts: readonly string[]): boolean {
  return own.length === parts.length && own.every((part, index) => isParameter(part) || part === parts[index]);
}

/** Reads single entities and records, and requests refreshes of them: what pages about an entity need. */
export const ENTITY_OPERATIONS: readonly ForwardedOperation[] = [
  { method: 'GET', path: '/v5/catalog', free: true },
  { method: 'GET', path: '/v5/coverage', free: true },
  { method: 'GET', path: '/v5/lists', free: true },
  { method: 'POST', path: '/v5/resolve', libraryOperation: 'search' },
  { method: 'GET', path: '/v5/entities/{id}', libraryOperation: 'entity' },
  { method: 'GET', path: '/v5/entities/{id}/sections/{level}', libraryOperation: 'section' },
  { method: 'GET', path: '/v5/entities/{id}/text', libraryOperation: 'text' },
  { method: 'GET', path: '/v5/entities/{id}/network', libraryOperation: 'network' },
  { method: 'GET', path: '/v5/entities/{id}/immigration', libraryOperation: 'immigration' },
  { method: 'GET', path: '/v5/entities/{id}/proponente-dossier', libraryOperation: 'dossier' },
  { method: 'GET', path: '/v5/entities/{id}/changes', libraryOperation: 'changes' },
  { method: 'POST', path: '/v5/entities/{id}/update' },
  { method: 'GET', path: '/v5/update_requests/{update_request_id}', free: true },
  { method: 'POST', path: '/v5/search/{surface}', libraryOperation: 'search' },
  { method: 'GET', path: '/v5/search/{surface}/schema', free: true },
  { method: 'GET', path: `/v4/${v4Name}/entidades` },
  { method: 'POST', path: `/v4/${v4Name}/entidades/{id}/update` },
  { method: 'GET', path: '/v4/update_requests/{update_request_id}', free: true },
];

/** Screens customers and decides about hits: what the screening page needs. The API stores screenings itself (ADR 0204). */
export const SCREENING_OPERATIONS: readonly ForwardedOperation[] = [
  { method: 'POST', path: '/v5/screen' },
  { method: 'GET', path: '/v5/screenings/{id}', free: true },
  { method: 'GET', path: '/v5/screening/decisions', free: true },
  { method: 'POST', path: '/v5/screening/decisions', free: true },
];

/** What the page of watchlists needs. Adding items may charge. */
export const WATCH_OPERATIONS: readonly ForwardedOperation[] = [
  { method: 'GET', path: '/v5/watchlists', free: true },
  { method: 'POST', path: '/v5/watchlists', free: true },
  { method: 'GET', path: '/v5/watchlists/{id}', free: true },
  { method: 'PATCH', path: '/v5/watchlists/{id}', free: true },
  { method: 'DELETE', path: '/v5/watchlists/{id}', free: true },
  { method: 'GET', path: '/v5/watchlists/{id}/items', free: true },
  { method: 'POST', path: '/v5/watchlists/{id}/items' },
  { method: 'DELETE', path: '/v5/watchlists/{id}/items/{item}', free: true },
];
