/** The app's current time. */
export type Clock = () => Date;

/** Injection token of the clock. */
export const CLOCK = Symbol('clock');

/** Injection token of the database pool, for features that read the registry. */
export const POOL = Symbol('pool');
