import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { DisclosureFileQuery, DisclosurePage, DisclosuresQuery } from './disclosure.dto.js';
import type { DisclosureView } from './disclosure.dto.js';
import { DisclosuresService } from './disclosures.service.js';

@ApiTags('disclosures')
@Controller('api/disclosures')
export class DisclosuresController {
  constructor(private readonly disclosures: DisclosuresService) {}

  @Get()
  @Role('owner')
  @Responses({
    summary: 'What the account received about an entity, newest first',
    description: 'One row for each response: what it disclosed, who requested it, and what it cost.',
    body: DisclosurePage,
  })
  list(
    @CurrentMember() { accountId }: Member,
    @Query() query: DisclosuresQuery,
  ): Promise<PageOf<Shown<DisclosureView>>> {
    return this.disclosures.list(accountId, query);
  }

  @Get('disclosures.csv')
  @Role('owner')
  @ApiProduces('text/csv')
  @Responses({ summary: 'All that the account received about an entity, as a file', body: DisclosurePage, csv: true })
  file(@CurrentMember() { accountId }: Member, @Query() { entity }: DisclosureFileQuery): Promise<StreamableFile> {
    return this.disclosures.file(accountId, entity);
  }
}
