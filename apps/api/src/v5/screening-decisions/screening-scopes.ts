import { isDomainError } from '@entity-registry/domain';
import type { ApiRequest } from '../../gateway/api-request.js';
import { assertAllowed } from '../../metering/admission.js';

/** Watched items are for keys with the code of watching. Throws `key_scope_locked`. */
export function assertWatchScope(request: ApiRequest): Promise<void> {
  return assertAllowed(request, { scoped: ['WCH-MONTH'], scopedToOneOf: [], purposeIn: [] });
}

/** Whether `assertWatchScope` lets the key read of watched items. */
export async function mayWatch(request: ApiRequest): Promise<boolean> {
  try {
    await assertWatchScope(request);
    return true;
  } catch (error) {
    if (isDomainError(error, 'key_scope_locked')) return false;
    throw error;
  }
}

/** The contents of screenings are for keys that may screen. Throws `key_scope_locked`. */
export function assertScreeningScope(request: ApiRequest): Promise<void> {
  return assertAllowed(request, { scoped: [], scopedToOneOf: [['SCR-NAME', 'DAT-SCREEN']], purposeIn: [] });
}
