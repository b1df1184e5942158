import type { AccountId } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { LedgerPage, LedgerQuery } from './ledger.dto.js';
import type { LedgerEntryView } from './ledger.dto.js';
import { LedgerService } from './ledger.service.js';

@ApiTags('reports')
@Controller('admin/accounts')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  @Get(':id/ledger')
  @Role('viewer')
  @PathId()
  @Responses({ summary: 'The ledger of an account, newest first', body: LedgerPage, csv: true, errorStatuses: [404] })
  read(
    @Param('id', IdPipe) id: AccountId,
    @Query() query: LedgerQuery,
  ): Promise<PageOf<Shown<LedgerEntryView>> | StreamableFile> {
    return this.ledger.read(id, query);
  }
}
