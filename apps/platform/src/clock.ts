/** The app's current time. */
export type Clock = () => Date;

/** Injection token of the clock. */
export const CLOCK = Symbol('clock');
