import type { Shown } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { EventPage, EventsQuery } from './event.dto.js';
import { EventsService } from './events.service.js';

@ApiTags('watching')
@Controller('api/events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: 'The events of the account, newest first', body: EventPage })
  list(@CurrentMember() member: Member, @Query() query: EventsQuery): Promise<Shown<EventPage>> {
    return this.events.list(member, query);
  }
}
