/** Of an account, in this browser. */
const keptAs = (account: number): string => `entity-registry.steps-hidden.${String(account)}`;

/** Whether the user has hidden the next steps; without storage they are shown. */
export function areStepsHidden(storage: Storage, account: number): boolean {
  try {
    return storage.getItem(keptAs(account)) !== null;
  } catch {
    return false;
  }
}

export function hideSteps(storage: Storage, account: number): void {
  try {
    storage.setItem(keptAs(account), '1');
  } catch {
    // They are shown again next time.
  }
}
