import type { Actor } from '@entity-registry/accounts';
import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { DisclosurePage, DisclosuresQuery } from './disclosure.dto.js';
import type { DisclosureView } from './disclosure.dto.js';
import { DisclosuresService } from './disclosures.service.js';

@ApiTags('reports')
@Controller('admin/disclosures')
export class DisclosuresController {
  constructor(private readonly disclosures: DisclosuresService) {}

  @Get()
  @Role('support')
  @Responses({
    summary: 'Disclosures to an account or about an entity, newest first',
    description:
      'Responses that were never sent are omitted. The audit log records each query with its reason (`disclosures.read`).',
    body: DisclosurePage,
    errorStatuses: [404],
  })
  list(@Query() query: DisclosuresQuery, @CurrentActor() actor: Actor): Promise<PageOf<Shown<DisclosureView>>> {
    return this.disclosures.list(query, actor);
  }
}
