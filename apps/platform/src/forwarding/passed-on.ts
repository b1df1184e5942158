import { FormBody } from '@entity-registry/nest-kit';
import { Body, Query, applyDecorators } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';

/** Behind every parameter that a handler has of its own. */
const LAST_PARAMETER = 8;

/**
 * Declares that a handler passes on whatever query and body its caller sends, without looking at them: the API does. Its
 * parameters are described where it is the API's own.
 */
export function PassedOn(): MethodDecorator {
  const takesAll: MethodDecorator = (target, name) => {
    Query()(target, name, LAST_PARAMETER);
    Body()(target, name, LAST_PARAMETER + 1);
  };
  return applyDecorators(takesAll, FormBody(), ApiExcludeEndpoint());
}
