import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { EventsQuery } from './events.dto.js';
import { EventsService } from './events.service.js';

@Controller('v5/events')
export class EventsController {
  constructor(private readonly eventsService: EventsService) {}

  /** The account's events, in order. Free of charge. */
  @Get()
  @Access({ key: 'v5' })
  list(@CurrentRequest() request: ApiRequest, @Query() query: EventsQuery): Promise<JsonResponse> {
    return this.eventsService.list(request, query);
  }
}
