import { ENTITY_SEARCH, SEARCH_NAMES } from '@entity-registry/domain';
import type { SearchName } from '@entity-registry/domain';
import { Access, AnyMemberNames } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Body, Controller, HttpCode, Query, RequestMapping, RequestMethod } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { EntitySearchService } from './entity-search.service.js';
import { SearchService } from './search.service.js';

/**
 * The two routes of every surface. Each surface has a route of its own, because each has its own body and response: the OpenAPI
 * document, the metrics and the usage report tell them apart.
 */
@Controller('v5/search')
export class SearchController {
  constructor(
    readonly searchService: SearchService,
    readonly entitySearchService: EntitySearchService,
  ) {}
}

for (const surface of SEARCH_NAMES) declare(surface);

function declare(surface: SearchName): void {
  handle(`search ${surface}`, search(surface), { method: RequestMethod.POST, path: surface }, 'v5');
  handle(`schema ${surface}`, schema(surface), { method: RequestMethod.GET, path: `${surface}/schema` }, 'any');
}

/** Entities or records that match the filters. Base charge. */
function search(surface: SearchName) {
  return function (
    this: SearchController,
    request: ApiRequest,
    query: DryRunQuery,
    body: unknown,
  ): Promise<JsonResponse> {
    return surface === ENTITY_SEARCH.name
      ? this.entitySearchService.search(request, query, body)
      : this.searchService.search(request, surface, query, body);
  };
}

/** The filters and fields of a surface. Free of charge, with any key. */
function schema(surface: SearchName) {
  return function (this: SearchController, request: ApiRequest, query: DryRunQuery): Promise<JsonResponse> {
    return this.searchService.getSchema(request, surface, query);
  };
}

function handle(
  name: string,
  value: ReturnType<typeof search> | ReturnType<typeof schema>,
  route: { readonly method: RequestMethod; readonly path: string },
  key: 'v5' | 'any',
): void {
  const { prototype } = SearchController;
  const descriptor = { value, configurable: true };
  Object.defineProperty(prototype, name, descriptor);
  // The metadata that the compiler emits for a method written in the class: the pipe builds the query from it.
  Reflect.defineMetadata('design:paramtypes', [Object, DryRunQuery, Object], prototype, name);
  RequestMapping(route)(prototype, name, descriptor);
  HttpCode(200)(prototype, name, descriptor);
  Access({ key })(prototype, name, descriptor);
  CurrentRequest()(prototype, name, 0);
  Query()(prototype, name, 1);
  if (route.method === RequestMethod.GET) return;
  Body()(prototype, name, 2);
  // A search rejects unknown filters by their names.
  AnyMemberNames()(prototype, name, descriptor);
}
