/** Days that the Library keeps responses, so that a file can be reviewed a year later (ADR 0140). */
export const LIBRARY_DAYS = 365;

/**
 * How long a search is kept for the member who made it, and a paid search of names covers others: a search session (ruling 47,
 * ADR 0140).
 */
export const SEARCH_SESSION_MS = 30 * 60_000;

/** Maximum searches of a session, with the paid one. */
export const SEARCHES_PER_SESSION = 60;
