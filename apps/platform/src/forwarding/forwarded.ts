import { CsvBody, FormBody } from '@entity-registry/http';
import { Body, Query, applyDecorators } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { DashboardScript } from '../access/dashboard-script.guard.js';

/** Comes after a handler's own parameters. */
const LAST_PARAMETER = 8;

/**
 * Declares that a handler passes on the caller's query and body unchecked: the API checks them, and describes its parameters.
 * Such a request may cost money, so only the dashboard's scripts make it.
 */
export function Forwarded(): MethodDecorator {
  const takesAll: MethodDecorator = (target, name) => {
    Query()(target, name, LAST_PARAMETER);
    Body()(target, name, LAST_PARAMETER + 1);
  };
  return applyDecorators(takesAll, FormBody(), CsvBody(), DashboardScript(), ApiExcludeEndpoint());
}
