/** Lengths that the backend accepts; it reports all other problems itself. */
export const PASSWORD = { min: 10, max: 128 };
