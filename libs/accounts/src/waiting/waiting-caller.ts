/** Who waits for a result. What it waits for isn't sent to the database once its time is up or it has left (ADR 0198). */
export interface WaitingCaller {
  /** When the response must be ready; null: no limit. */
  readonly deadline: Date | null;
  /** Throws if the caller has left. */
  assertConnected(): void;
}

/** A caller without a deadline that never leaves. */
export const PATIENT_CALLER: WaitingCaller = { deadline: null, assertConnected: () => undefined };

/** The deadline in milliseconds since the epoch; Infinity without one. */
export function endOf({ deadline }: Pick<WaitingCaller, 'deadline'>): number {
  return deadline?.getTime() ?? Infinity;
}
