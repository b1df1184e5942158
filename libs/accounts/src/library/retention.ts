/** Days that the Library keeps responses, so that a file can be reviewed a year later (ADR 0140). */
export const LIBRARY_DAYS = 365;

/** How long a search is kept for the member who made it: a search session (ADR 0140). */
export const SEARCH_SESSION_MS = 30 * 60_000;
