/** Of an account, in this browser. */
const storageKey = (account: number): string => `entity-registry.steps-hidden.${String(account)}`;

/** Whether the user has hidden the next steps; without storage they are shown. */
export function areStepsHidden(storage: Storage, account: number): boolean {
  try {
    return storage.getItem(storageKey(account)) !== null;
  } catch {
    return false;
  }
}

export function hideSteps(storage: Storage, account: number): void {
  try {
    storage.setItem(storageKey(account), '1');
  } catch {
    // They are shown again next time.
  }
}
