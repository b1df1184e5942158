/** What the app takes for now. */
export type Clock = () => Date;

/** Names the clock among the app's providers. */
export const CLOCK = Symbol('clock');
