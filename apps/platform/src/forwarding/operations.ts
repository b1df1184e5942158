/** One operation of the API that may be called through here. */
export interface ForwardedOperation {
  readonly method: 'GET' | 'POST';
  /** As the OpenAPI documents write it, such as `/v5/entities/{id}`. */
  readonly path: string;
}

interface Pattern<Operation> {
  readonly operation: Operation;
  readonly parts: readonly string[];
}

/**
 * The operations that a caller may reach, and no others: what the API gains is not reachable through here until somebody
 * has thought of it. A literal part goes before a parameter: `/v5/entities/batch` is not the entity `batch`.
 */
export class AllowList<Operation extends ForwardedOperation = ForwardedOperation> {
  private readonly patterns: readonly Pattern<Operation>[];

  constructor(operations: readonly Operation[]) {
    this.patterns = operations
      .map((operation) => ({ operation, parts: operation.path.split('/') }))
      .sort((one, other) => parameters(one.parts) - parameters(other.parts));
  }

  /** The operation that `method` and `path` call; null: none that is allowed. `path` is one that `forwardedTarget` made. */
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

/** What reads single entities and records, or asks for a refresh of them: what pages about an entity need. */
export const ENTITY_OPERATIONS: readonly ForwardedOperation[] = [
  { method: 'GET', path: '/v5/catalog' },
  { method: 'GET', path: '/v5/coverage' },
  { method: 'POST', path: '/v5/resolve' },
  { method: 'GET', path: '/v5/entities/{id}' },
  { method: 'GET', path: '/v5/entities/{id}/sections/{level}' },
  { method: 'GET', path: '/v5/entities/{id}/text' },
  { method: 'GET', path: '/v5/entities/{id}/network' },
  { method: 'GET', path: '/v5/entities/{id}/immigration' },
  { method: 'GET', path: '/v5/entities/{id}/proponente-dossier' },
  { method: 'GET', path: '/v5/entities/{id}/changes' },
  { method: 'POST', path: '/v5/search/{surface}' },
  { method: 'GET', path: '/v5/search/{surface}/schema' },
  { method: 'GET', path: '/v4/panama/entidades' },
  { method: 'POST', path: '/v4/panama/entidades/{id}/update' },
  { method: 'GET', path: '/v4/update_requests/{update_request_id}' },
];
