import { IdPipe, PathId } from '@entity-registry/http';
import type { JsonResponse, PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { RefreshDetailView, RefreshPage, RefreshResultView, RefreshesQuery } from './refresh.dto.js';
import type { RefreshView } from './refresh.dto.js';
import { RefreshesService } from './refreshes.service.js';

@ApiTags('refreshes')
@Controller('api/refreshes')
export class RefreshesController {
  constructor(private readonly refreshes: RefreshesService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: 'The refresh requests of the account, newest first', body: RefreshPage })
  list(@CurrentMember() { accountId }: Member, @Query() query: RefreshesQuery): Promise<PageOf<Shown<RefreshView>>> {
    return this.refreshes.list(accountId, query);
  }

  @Get(':id')
  @Role('read_only')
  @PathId()
  @Responses({
    summary: 'One refresh request, with the results of its sources',
    body: RefreshDetailView,
    errorStatuses: [404],
  })
  read(@CurrentMember() { accountId }: Member, @Param('id', IdPipe) id: bigint): Promise<Shown<RefreshDetailView>> {
    return this.refreshes.read(accountId, id);
  }

  @Get(':id/result')
  @Role('read_only')
  @PathId()
  @Responses({
    summary: 'The result of a completed refresh',
    description: 'Document URLs in it work for 15 minutes.',
    body: RefreshResultView,
    errorStatuses: [404, 409],
  })
  result(@CurrentMember() { accountId }: Member, @Param('id', IdPipe) id: bigint): Promise<JsonResponse> {
    return this.refreshes.result(accountId, id);
  }
}
