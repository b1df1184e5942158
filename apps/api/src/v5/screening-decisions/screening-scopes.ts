import type { ApiRequest } from '../../gateway/api-request.js';
import { assertScopes } from '../../metering/admission.js';

/** The contents of screenings are for keys that may screen. Throws `key_scope_locked`. */
export function assertScreeningScope(request: ApiRequest): Promise<void> {
  return assertScopes(request, { scoped: [], scopedToOneOf: [['SCR-NAME', 'DAT-SCREEN']] });
}
