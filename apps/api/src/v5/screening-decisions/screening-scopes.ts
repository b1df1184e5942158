import type { ApiRequest } from '../../gateway/api-request.js';
import { assertAllowed } from '../../metering/admission.js';

/** Watched items are for keys with the code of watching. Throws `key_scope_locked`. */
export function assertWatchScope(request: ApiRequest): Promise<void> {
  return assertAllowed(request, { scoped: ['WCH-MONTH'], scopedToOneOf: [], purposeIn: [] });
}

/** The contents of screenings are for keys that may screen. Throws `key_scope_locked`. */
export function assertScreeningScope(request: ApiRequest): Promise<void> {
  return assertAllowed(request, { scoped: [], scopedToOneOf: [['SCR-NAME', 'DAT-SCREEN']], purposeIn: [] });
}
