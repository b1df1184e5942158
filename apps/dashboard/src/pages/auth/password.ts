/** Lengths that the backend takes; what it refuses in the end, it says itself. */
export const PASSWORD = { min: 10, max: 128 };
