import { listSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { LimitMetView, LimitsQuery, SharesView } from './share.dto.js';
import { SharesService } from './shares.service.js';

const SharesList = listSchema(SharesView);
const LimitList = listSchema(LimitMetView);

@ApiTags('operations')
@Controller('admin')
export class SharesController {
  constructor(private readonly shares: SharesService) {}

  @Get('shares')
  @Role('viewer')
  @Responses({ summary: 'How the slots of refreshes and webhooks are shared between accounts', body: SharesList })
  list(): Promise<{ items: Shown<SharesView>[] }> {
    return this.shares.shares();
  }

  @Get('limits-met')
  @Role('viewer')
  @Responses({
    summary: 'Accounts whose requests were rejected because of a limit, the most frequent first',
    body: LimitList,
  })
  limits(@Query() query: LimitsQuery): Promise<{ items: Shown<LimitMetView>[] }> {
    return this.shares.limits(query);
  }
}
