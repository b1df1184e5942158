import { responsesWith } from '@entity-registry/http';

/** Describes a route of the dashboard in its OpenAPI document. */
export const Responses = responsesWith({
  auth: { cookie: 'session' },
  meanings: {
    400: 'A parameter is invalid; `field` names it.',
    401: 'There is no signed-in user.',
    402: 'The credit or the spending limit is too low.',
    403: 'The role is not sufficient, or the request came from another site.',
    404: 'Not found.',
    409: 'The current state does not allow it; `code` says why.',
    410: 'It has expired or was already used.',
    429: 'Too many requests; Retry-After says when to try again.',
    500: 'An internal error, which is logged.',
    502: 'An upstream service did not respond correctly.',
    503: 'The database is not responding; Retry-After says when to try again.',
  },
  commonStatuses: [400, 401, 403, 500, 503],
});
