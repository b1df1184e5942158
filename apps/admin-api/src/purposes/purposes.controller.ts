import { Purposes } from '@entity-registry/accounts';
import type { Actor } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, DomainError, JURISDICTION_CODES } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { listSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Get, Injectable, Param, Put } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { PurposeRequirementBody, PurposeRequirementView, toRequirements } from './purpose.dto.js';

const RequirementList = listSchema(PurposeRequirementView);

@Injectable()
class JurisdictionPipe implements PipeTransform<string, Jurisdiction> {
  transform(text: string): Jurisdiction {
    const code = JURISDICTION_CODES.find((known) => known === text);
    if (code !== undefined) return code;
    throw new DomainError('invalid_parameter', {
      parameter: 'jurisdiction',
      message: `must be one of ${JURISDICTION_CODES.join(', ')}`,
    });
  }
}

/** Where a purpose is required for immigration, court and criminal records (ADR 0214). */
@ApiTags('registry')
@Controller('admin/purposes')
export class PurposesController {
  constructor(private readonly purposes: Purposes) {}

  @Get()
  @Role('viewer')
  @Responses({
    summary: 'Where accounts must state a purpose for immigration, court and criminal records',
    body: RequirementList,
  })
  async list(): Promise<{ items: Shown<PurposeRequirementView>[] }> {
    return { items: toRequirements(await this.purposes.requirements()) };
  }

  @Put(':jurisdiction')
  @Role('admin')
  @ApiParam({
    name: 'jurisdiction',
    schema: { type: 'string', enum: [...JURISDICTION_CODES] },
    example: DEFAULT_JURISDICTION,
  })
  @Responses({
    summary: 'Requires a purpose in a jurisdiction or no longer, and returns the list',
    description: 'Calls of accounts that have stated none are refused with 403 `purpose_required` from now on.',
    body: RequirementList,
  })
  async setRequired(
    @Param('jurisdiction', JurisdictionPipe) jurisdiction: Jurisdiction,
    @Body() { required }: PurposeRequirementBody,
    @CurrentActor() actor: Actor,
  ): Promise<{ items: Shown<PurposeRequirementView>[] }> {
    await this.purposes.setRequired(jurisdiction, required, actor);
    return this.list();
  }
}
