/**
 * The number by which v4 knows an entity of Panama, for the dry run of a refresh: the client, which takes ids apart so that
 * nobody else has to, has none of its own. NaN for any other id, which the API refuses.
 */
export const v4NumberOf = (id: string): number => Number(/^pa_own_(\d{1,15})$/.exec(id)?.[1] ?? NaN);
