import { answersWith } from '@entity-registry/nest-kit';

/** Describes a route of this API in its OpenAPI document. */
export const Answers = answersWith({
  auth: { bearer: 'operator' },
  meanings: {
    400: 'A parameter is refused; `field` names it.',
    401: 'There is no Authorization header.',
    403: 'The token is not accepted, or its role is not enough.',
    404: 'There is no such thing.',
    409: 'The state of things is against it; `code` says which.',
    500: 'A fault of the service, which is logged.',
    503: 'The database does not answer; Retry-After says when to try again.',
  },
  usual: [400, 401, 403, 500, 503],
});
