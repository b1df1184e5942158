import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ErrorView } from './schemas.js';
import type { View } from './schemas.js';

export interface AnswerOptions {
  summary: string;
  description?: string;
  /** 200 when absent. */
  status?: 200 | 201;
  body: View;
  /** It can be had as a file of comma-separated values, too. */
  csv?: true;
  /** Statuses of refusals beyond those that every route has. */
  refusals?: readonly (404 | 409)[];
}

const REFUSALS = {
  400: 'A parameter is refused; `field` names it.',
  401: 'There is no Authorization header.',
  403: 'The token is not accepted, or its role is not enough.',
  404: 'There is no such thing.',
  409: 'The state of things is against it; `code` says which.',
  500: 'A fault of the service, which is logged.',
  503: 'The database does not answer; Retry-After says when to try again.',
} as const;

/** Describes a route in the OpenAPI document: what it does, what it answers, and how it refuses. */
export function Answers(options: AnswerOptions): MethodDecorator {
  const { summary, description, refusals = [] } = options;
  const statuses = ([400, 401, 403, 404, 409, 500, 503] as const).filter(
    (status) => (status !== 404 && status !== 409) || refusals.includes(status),
  );
  return applyDecorators(
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    ApiBearerAuth('operator'),
    success(options),
    ...statuses.map((status) => ApiResponse({ status, description: REFUSALS[status], type: ErrorView })),
  );
}

function success({ summary, status = 200, body, csv }: AnswerOptions): MethodDecorator {
  if (csv === undefined) return ApiResponse({ status, description: summary, type: body });
  return applyDecorators(
    ApiExtraModels(body),
    ApiResponse({
      status,
      description: summary,
      content: {
        'application/json': { schema: { $ref: getSchemaPath(body) } },
        'text/csv': { schema: { type: 'string' } },
      },
    }),
  );
}
