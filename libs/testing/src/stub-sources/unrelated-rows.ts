/**
 * Entries with synthetic names that match none of our entities, for sources that publish complete lists. A list that is far
 * too short is rejected, so a stub with little or no data must still publish a list of the usual length.
 */
export function unrelatedRows<Row>(count: number, row: (nombre: string, number: number) => Row): readonly Row[] {
  return Array.from({ length: count }, (_, at) => row(`Renglon Inventado ${at + 1}`, at + 1));
}
