/** `Alcalde, Veraguas, San Francisco`: an office with the place it is held in. */
export function officeOf(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}
