import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { AuditPage, AuditQuery } from './audit.dto.js';
import type { AuditEntryView } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@ApiTags('operations')
@Controller('admin/audit-log')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Role('support')
  @Responses({ summary: 'All changes by operators, newest first', body: AuditPage })
  list(@Query() query: AuditQuery): Promise<PageOf<Shown<AuditEntryView>>> {
    return this.audit.list(query);
  }
}
