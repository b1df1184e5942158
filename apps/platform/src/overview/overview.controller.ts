import type { Shown } from '@entity-registry/http';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { OverviewView } from './overview.dto.js';
import { OverviewService } from './overview.service.js';

@ApiTags('overview')
@Controller('api/overview')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: 'The account at a glance: balance, month, quotas, the last 30 UTC days', body: OverviewView })
  show(@CurrentMember() member: Member): Promise<Shown<OverviewView>> {
    return this.overview.show(member);
  }
}
