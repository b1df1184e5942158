/** The calculator's maximum: entities, names or pages. */
export const MOST = 1_000_000;

/** The input as a whole number from 1 to `MOST`; null for anything else, which has no bill. */
export function quantityIn(box: number | string): number | null {
  const text = String(box).trim();
  const quantity = Number(text);
  return text !== '' && Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST ? quantity : null;
}
