/** Values at rising points, such as log-odds at sums of evidence. */
export type Curve = readonly (readonly [at: number, value: number])[];

/** The value of a curve at a point: between two of its points on the line between them, beyond the ends on lines of slope 1. */
export function valueAt(curve: Curve, at: number): number {
  const next = curve.findIndex((point) => at < point[0]);
  const before = curve[next === -1 ? curve.length - 1 : next - 1];
  const after = curve[next];
  if (before === undefined) return at + (curve[0]?.[1] ?? 0) - (curve[0]?.[0] ?? 0);
  if (after === undefined) return at + before[1] - before[0];
  return before[1] + ((at - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}
