import { ScreeningList } from '@entity-registry/accounts';
import { PageQuery, pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { ScreeningsPage, toScreeningSummary } from './screenings.dto.js';
import type { ScreeningSummaryView } from './screenings.dto.js';

@ApiTags('screenings')
@Controller('api/screenings')
export class ScreeningsController {
  constructor(private readonly screenings: ScreeningList) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: "The organization's stored screenings, newest first", body: ScreeningsPage })
  async list(
    @CurrentMember() { accountId }: Member,
    @Query() query: PageQuery,
  ): Promise<PageOf<Shown<ScreeningSummaryView>>> {
    const { limit, before } = pageOf(query);
    return toPage(await this.screenings.page(accountId, { before, limit: limit + 1 }), limit, toScreeningSummary);
  }
}
