import type { ApiRequest } from '../../gateway/api-request.js';
import { assertScopes } from '../../metering/admission.js';

/** Watched items are for keys with the code of watching. Throws `key_scope_locked`. */
export function assertWatchScope(request: ApiRequest): Promise<void> {
  return assertScopes(request, { scoped: ['WCH-MONTH'], scopedToOneOf: [] });
}

/** The contents of screenings are for keys that may screen. Throws `key_scope_locked`. */
export function assertScreeningScope(request: ApiRequest): Promise<void> {
  return assertScopes(request, { scoped: [], scopedToOneOf: [['SCR-NAME', 'DAT-SCREEN']] });
}
