/**
 * Entries with synthetic names that match none of our entities, in a list that a source publishes whole: a list that is far
 * too short is rejected, so a stub with little or no data still publishes a list of the usual length.
 */
export function strangers<Row>(count: number, row: (nombre: string, number: number) => Row): readonly Row[] {
  return Array.from({ length: count }, (_, at) => row(`Renglon Inventado ${at + 1}`, at + 1));
}
