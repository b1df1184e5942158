import type { Shown } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { CallPage, CallsQuery, ReferencesView, UsageChoicesView, UsageQuery, UsageView } from './usage.dto.js';
import { UsageService } from './usage.service.js';

@ApiTags('usage')
@Controller('api/usage')
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: 'Calls in a range of UTC days, added up by day, code, key and route', body: UsageView })
  summary(@CurrentMember() { accountId }: Member, @Query() query: UsageQuery): Promise<Shown<UsageView>> {
    return this.usage.summary(accountId, query);
  }

  @Get('references')
  @Role('read_only')
  @Responses({ summary: 'Calls in a range of UTC days, added up by client reference', body: ReferencesView })
  references(@CurrentMember() { accountId }: Member, @Query() query: UsageQuery): Promise<Shown<ReferencesView>> {
    return this.usage.references(accountId, query);
  }

  @Get('calls')
  @Role('read_only')
  @Responses({
    summary: 'Single calls, newest first',
    description:
      'Owners see which entity each call was about and who made it; other members see this for their own calls only.',
    body: CallPage,
  })
  calls(@CurrentMember() member: Member, @Query() query: CallsQuery): Promise<Shown<CallPage>> {
    return this.usage.calls(member, query);
  }

  @Get('calls.csv')
  @Role('read_only')
  @ApiProduces('text/csv')
  @Responses({ summary: 'Every call in a range of UTC days, as a file', body: CallPage, csv: true })
  file(@CurrentMember() member: Member, @Query() query: UsageQuery): Promise<StreamableFile> {
    return this.usage.file(member, query);
  }

  @Get('choices')
  @Role('read_only')
  @Responses({ summary: 'Keys, codes and routes to filter usage by', body: UsageChoicesView })
  choices(@CurrentMember() { accountId }: Member): Promise<Shown<UsageChoicesView>> {
    return this.usage.choices(accountId);
  }
}
