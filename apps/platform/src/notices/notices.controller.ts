import { IdPipe, PathId } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { Actor } from '@entity-registry/accounts';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { AcknowledgeNoticesBody, AcknowledgedNoticesView, NoticePage, NoticeView, NoticesQuery } from './notice.dto.js';
import { NoticesService } from './notices.service.js';

@ApiTags('notices')
@Controller('api/notices')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: 'The correction notices of the account, newest first', body: NoticePage })
  list(@CurrentMember() member: Member, @Query() query: NoticesQuery): Promise<Shown<NoticePage>> {
    return this.notices.list(member, query);
  }

  @Get('notices.csv')
  @Role('read_only')
  @ApiProduces('text/csv')
  @Responses({ summary: 'Every correction notice of the account, as a file', body: NoticePage, csv: true })
  file(@CurrentMember() { accountId }: Member): Promise<StreamableFile> {
    return this.notices.file(accountId);
  }

  @Post('acknowledgements')
  @HttpCode(200)
  @Role('member')
  @Responses({
    summary: 'Acknowledges the open notices up to one',
    description: 'Notices that were issued since the member looked stay open.',
    body: AcknowledgedNoticesView,
  })
  acknowledgeThrough(
    @CurrentMember() member: Member,
    @CurrentActor() { requestId }: Actor,
    @Body() { through }: AcknowledgeNoticesBody,
  ): Promise<Shown<AcknowledgedNoticesView>> {
    return this.notices.acknowledgeThrough(member, through, requestId);
  }

  @Post(':id/acknowledgements')
  @HttpCode(200)
  @Role('member')
  @PathId()
  @Responses({
    summary: 'Acknowledges a notice',
    description: 'The first time counts; a repeated call changes nothing.',
    body: NoticeView,
    errorStatuses: [404],
  })
  acknowledge(
    @CurrentMember() member: Member,
    @CurrentActor() { requestId }: Actor,
    @Param('id', IdPipe) id: bigint,
  ): Promise<Shown<NoticeView>> {
    return this.notices.acknowledge(member, id, requestId);
  }
}
