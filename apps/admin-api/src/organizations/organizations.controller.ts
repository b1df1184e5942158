import { Operations } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { OrganizationView, toOrganization } from './organization.dto.js';

@ApiTags('accounts')
@Controller('admin/accounts')
export class OrganizationsController {
  constructor(private readonly operations: Operations) {}

  @Get(':id/organization')
  @Role('viewer')
  @PathId()
  @Responses({
    summary: 'The organization of an account and its members',
    body: OrganizationView,
    errorStatuses: [404],
  })
  async read(@Param('id', IdPipe) id: AccountId): Promise<Shown<OrganizationView>> {
    return toOrganization(await this.operations.organization(id));
  }
}
