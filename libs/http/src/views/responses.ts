import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiExtraModels,
  ApiOperation,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { ErrorView } from './schemas.js';
import type { View } from './schemas.js';

export interface ResponseOptions {
  summary: string;
  description?: string;
  /** 200 when absent. */
  status?: 200 | 201;
  /** Absent: a file of the type `file`. */
  body?: View;
  file?: 'application/pdf';
  /** Also available as a CSV file. */
  csv?: true;
  /** Error statuses beyond those of every route of the app. */
  errorStatuses?: readonly number[];
}

export interface ResponseDefaults {
  /** How callers authenticate, by the name of the scheme in the document. */
  auth: { bearer?: string; cookie?: string };
  /** The meaning of each error status; any route may return those in `commonStatuses`. */
  meanings: Readonly<Record<number, string>>;
  commonStatuses: readonly number[];
}

/** The decorator of an app that describes a route in its OpenAPI document: what it does, its responses and its errors. */
export function responsesWith({
  auth,
  meanings,
  commonStatuses,
}: ResponseDefaults): (options: ResponseOptions) => MethodDecorator {
  return (options) => {
    const { summary, description, errorStatuses = [] } = options;
    const statuses = [...new Set([...commonStatuses, ...errorStatuses])].sort((a, b) => a - b);
    return applyDecorators(
      ApiOperation({ summary, ...(description !== undefined && { description }) }),
      ...(auth.bearer === undefined ? [] : [ApiBearerAuth(auth.bearer)]),
      ...(auth.cookie === undefined ? [] : [ApiCookieAuth(auth.cookie)]),
      success(options),
      ...statuses.map((status) => ApiResponse({ status, description: meaningOf(meanings, status), type: ErrorView })),
    );
  };
}

function meaningOf(meanings: Readonly<Record<number, string>>, status: number): string {
  const meaning = meanings[status];
  if (meaning === undefined) throw new Error(`the error status ${status} has no description in this app`);
  return meaning;
}

function success({ summary, status = 200, body, file, csv }: ResponseOptions): MethodDecorator {
  if (body === undefined) {
    const content = { [file ?? 'application/octet-stream']: { schema: { type: 'string', format: 'binary' } } };
    return ApiResponse({ status, description: summary, content });
  }
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
