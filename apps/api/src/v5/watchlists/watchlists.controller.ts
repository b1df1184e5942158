import { Access, CsvBody } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { PageQuery } from '../page-query.dto.js';
import { WatchItemsBody, WatchlistBody, WatchlistChangeBody } from './watch-body.js';
import type { WatchItemsRequest, WatchlistChange, WatchlistRequest } from './watch-body.js';
import { CsvItemsPipe } from './watch-csv.js';
import { WatchIdPipe } from './watch-id.pipe.js';
import { WatchItemsQuery } from './watch-items-query.dto.js';
import { WatchItemsService } from './watch-items.service.js';
import { WatchlistsService } from './watchlists.service.js';

const listId = new WatchIdPipe('watchlist_not_found');
const itemId = new WatchIdPipe('watch_item_not_found');

@Controller('v5/watchlists')
export class WatchlistsController {
  constructor(
    private readonly watchlistsService: WatchlistsService,
    private readonly watchItemsService: WatchItemsService,
  ) {}

  /** Creates a watchlist. Free of charge. */
  @Post()
  @Access({ key: 'v5' })
  create(
    @CurrentRequest() request: ApiRequest,
    @Body(new SchemaBodyPipe(WatchlistBody)) body: WatchlistRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.watchlistsService.create(request, body, query);
  }

  /** The account's watchlists. Free of charge. */
  @Get()
  @Access({ key: 'v5' })
  list(@CurrentRequest() request: ApiRequest, @Query() query: PageQuery): Promise<JsonResponse> {
    return this.watchlistsService.list(request, query);
  }

  /** One watchlist. Free of charge. */
  @Get(':id')
  @Access({ key: 'v5' })
  get(
    @CurrentRequest() request: ApiRequest,
    @Param('id', listId) id: bigint,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.watchlistsService.get(request, id, query);
  }

  /** Changes a watchlist. Free of charge. */
  @Patch(':id')
  @Access({ key: 'v5' })
  update(
    @CurrentRequest() request: ApiRequest,
    @Param('id', listId) id: bigint,
    @Body(new SchemaBodyPipe(WatchlistChangeBody)) body: WatchlistChange,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.watchlistsService.update(request, id, body, query);
  }

  /** Ends a watchlist and all of its items. Free of charge. */
  @Delete(':id')
  @Access({ key: 'v5' })
  delete(
    @CurrentRequest() request: ApiRequest,
    @Param('id', listId) id: bigint,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.watchlistsService.delete(request, id, query);
  }

  /** Adds up to 1,000 items. WCH-MONTH for each that is new; no base charge. */
  @Post(':id/items')
  @HttpCode(200)
  @CsvBody()
  @Access({ key: 'v5' })
  addItems(
    @CurrentRequest() request: ApiRequest,
    @Param('id', listId) id: bigint,
    @Body(new CsvItemsPipe(), new SchemaBodyPipe(WatchItemsBody)) body: WatchItemsRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.watchItemsService.add(request, id, body, query);
  }

  /** The items of a watchlist, as JSON or as a file. Free of charge. */
  @Get(':id/items')
  @Access({ key: 'v5' })
  items(
    @CurrentRequest() request: ApiRequest,
    @Param('id', listId) id: bigint,
    @Query() query: WatchItemsQuery,
  ): Promise<JsonResponse | StreamableFile> {
    return this.watchItemsService.list(request, id, query);
  }

  /** Ends an item. Free of charge. */
  @Delete(':id/items/:item')
  @Access({ key: 'v5' })
  removeItem(
    @CurrentRequest() request: ApiRequest,
    @Param('id', listId) list: bigint,
    @Param('item', itemId) item: bigint,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.watchItemsService.remove(request, { list, item }, query);
  }
}
