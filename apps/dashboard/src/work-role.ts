/** The user's goal: it only decides which next steps the dashboard offers. */
export type WorkRole = 'analyst' | 'developer';

export const WORK_ROLES: readonly WorkRole[] = ['analyst', 'developer'];

const keyOf = (userId: string): string => `entity-registry.work-role.${userId}`;

/** The user's answer on the first page; null: none yet, or given in another browser. */
export function readWorkRole(storage: Storage, userId: string): WorkRole | null {
  try {
    const stored = storage.getItem(keyOf(userId));
    return WORK_ROLES.find((role) => role === stored) ?? null;
  } catch {
    return null; // storage is turned off
  }
}

/** Stored in this browser: it is a convenience, not a permission. */
export function storeWorkRole(storage: Storage, userId: string, role: WorkRole): void {
  try {
    storage.setItem(keyOf(userId), role);
  } catch {
    // Then the overview asks again.
  }
}
