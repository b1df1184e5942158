/**
 * Entries of nobody of ours, of invented name, in a list that a source publishes whole: one that is far too short is not believed,
 * so a stub that has little or nothing on file still publishes a list of the usual length.
 */
export function strangers<Row>(count: number, row: (nombre: string, number: number) => Row): readonly Row[] {
  return Array.from({ length: count }, (_, at) => row(`Renglon Inventado ${at + 1}`, at + 1));
}
