import { answersWith } from '@entity-registry/nest-kit';

/** Describes a route of the dashboard in its OpenAPI document. */
export const Answers = answersWith({
  auth: { cookie: 'session' },
  meanings: {
    400: 'A parameter is refused; `field` names it.',
    401: 'Nobody is signed in.',
    402: 'The credit or the spending limit is not enough.',
    403: 'The role is not enough, or it came from another site.',
    404: 'There is no such thing.',
    409: 'The state of things is against it; `code` says which.',
    410: 'It has expired, or was used before.',
    429: 'Too many; Retry-After says when to try again.',
    500: 'A fault of the service, which is logged.',
    502: 'What stands behind it did not answer as it should.',
    503: 'The database does not answer; Retry-After says when to try again.',
  },
  usual: [400, 401, 403, 500, 503],
});
