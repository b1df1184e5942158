import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { AuditPage, AuditQuery } from './audit.dto.js';
import type { AuditEntryView } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@ApiTags('organization')
@Controller('api/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Role('owner')
  @Responses({ summary: 'All changes to the account, by its users and by operators', body: AuditPage })
  list(@CurrentMember() member: Member, @Query() query: AuditQuery): Promise<PageOf<Shown<AuditEntryView>>> {
    return this.audit.list(member, query);
  }
}
