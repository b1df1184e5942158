/** A batch of one query. */
export const QUERIES_EXAMPLE = { q0: { query: 'Maderas Ficticias del Tuira', type: 'Organization', limit: 3 } };

/** A request for one property of one entity. */
export const EXTEND_EXAMPLE = { ids: ['pa_own_42'], properties: [{ id: 'status' }] };
