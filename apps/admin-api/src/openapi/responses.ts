import { responsesWith } from '@entity-registry/http';

const meanings = {
  400: 'A parameter is invalid; `field` names it.',
  401: 'There is no Authorization header and no session.',
  403: 'The token is not accepted, the role is not sufficient, or the request came from another site.',
  404: 'Not found.',
  409: 'The current state does not allow it; `code` says why.',
  429: 'Too many requests; Retry-After says when to try again.',
  500: 'An internal error, which is logged.',
  503: 'The database is not responding; Retry-After says when to try again.',
};

/** Describes a route of this API in its OpenAPI document. */
export const Responses = responsesWith({
  auth: { bearer: 'operator', cookie: 'session' },
  meanings,
  commonStatuses: [400, 401, 403, 500, 503],
});

/** The same for a public route. */
export const OpenResponses = responsesWith({ auth: {}, meanings, commonStatuses: [400, 500, 503] });
