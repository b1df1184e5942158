import { answersWith } from '@entity-registry/nest-kit';

const meanings = {
  400: 'A parameter is refused; `field` names it.',
  401: 'There is neither an Authorization header nor a session.',
  403: 'The token is not accepted, its role is not enough, or a page of others sent the request.',
  404: 'There is no such thing.',
  409: 'The state of things is against it; `code` says which.',
  429: 'Too often; Retry-After says when to try again.',
  500: 'A fault of the service, which is logged.',
  503: 'The database does not answer; Retry-After says when to try again.',
};

/** Describes a route of this API in its OpenAPI document. */
export const Answers = answersWith({
  auth: { bearer: 'operator', cookie: 'session' },
  meanings,
  usual: [400, 401, 403, 500, 503],
});

/** The same for a public route. */
export const OpenAnswers = answersWith({ auth: {}, meanings, usual: [400, 500, 503] });
