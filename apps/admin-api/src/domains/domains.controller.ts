import type { Actor } from '@entity-registry/accounts';
import { listSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { CorporateDomainView } from './domain.dto.js';
import { DomainPipe } from './domain.pipe.js';
import { DomainsService } from './domains.service.js';

const DomainList = listSchema(CorporateDomainView);
const PathDomain = (): MethodDecorator =>
  ApiParam({ name: 'domain', schema: { type: 'string', maxLength: 253 }, example: 'example.com' });

@ApiTags('registry')
@Controller('admin/corporate-domains')
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  @Get()
  @Role('viewer')
  @Responses({ summary: 'Corporate email domains, whose free accounts have the larger quotas', body: DomainList })
  list(): Promise<{ items: Shown<CorporateDomainView>[] }> {
    return this.domains.list();
  }

  @Put(':domain')
  @Role('support')
  @PathDomain()
  @Responses({ summary: 'Adds a domain to the list, and returns the list', body: DomainList })
  add(
    @Param('domain', DomainPipe) domain: string,
    @CurrentActor() actor: Actor,
  ): Promise<{ items: Shown<CorporateDomainView>[] }> {
    return this.domains.add(domain, actor);
  }

  @Delete(':domain')
  @Role('support')
  @PathDomain()
  @Responses({ summary: 'Removes a domain from the list, and returns the list', body: DomainList })
  remove(
    @Param('domain', DomainPipe) domain: string,
    @CurrentActor() actor: Actor,
  ): Promise<{ items: Shown<CorporateDomainView>[] }> {
    return this.domains.remove(domain, actor);
  }
}
