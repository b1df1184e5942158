import { IdPipe, PathId, listSchema } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { HousekeepingPage, HousekeepingQuery, HousekeepingRunView } from './housekeeping.dto.js';
import { IngestRunPage, IngestRunView, IngestRunsQuery } from './ingest-run.dto.js';
import { RunsService } from './runs.service.js';
import { UpdateRequestPage, UpdateRequestView, UpdateRequestsQuery } from './update-request.dto.js';

const HousekeepingList = listSchema(HousekeepingRunView);

@ApiTags('operations')
@Controller('admin')
export class RunsController {
  constructor(private readonly runs: RunsService) {}

  @Get('ingest-runs')
  @Role('viewer')
  @Responses({ summary: 'Imports with their progress, newest first', body: IngestRunPage })
  ingestRuns(@Query() query: IngestRunsQuery): Promise<PageOf<Shown<IngestRunView>>> {
    return this.runs.ingestRuns(query);
  }

  @Get('ingest-runs/:id')
  @Role('viewer')
  @PathId()
  @Responses({ summary: 'One import', body: IngestRunView, errorStatuses: [404] })
  ingestRun(@Param('id', IdPipe) id: bigint): Promise<Shown<IngestRunView>> {
    return this.runs.ingestRun(id);
  }

  @Get('update-requests')
  @Role('viewer')
  @Responses({ summary: 'Refresh requests, newest first, without their results', body: UpdateRequestPage })
  updateRequests(@Query() query: UpdateRequestsQuery): Promise<PageOf<Shown<UpdateRequestView>>> {
    return this.runs.updateRequests(query);
  }

  @Get('update-requests/:id')
  @Role('viewer')
  @PathId()
  @Responses({ summary: 'One refresh request, without its result', body: UpdateRequestView, errorStatuses: [404] })
  updateRequest(@Param('id', IdPipe) id: bigint): Promise<Shown<UpdateRequestView>> {
    return this.runs.updateRequest(id);
  }

  @Get('housekeeping')
  @Role('viewer')
  @Responses({
    summary: 'The newest run of each housekeeping task, including the reconciliation',
    body: HousekeepingList,
  })
  housekeeping(): Promise<{ items: Shown<HousekeepingRunView>[] }> {
    return this.runs.housekeeping();
  }

  @Get('housekeeping/runs')
  @Role('viewer')
  @Responses({ summary: 'Housekeeping runs, newest first', body: HousekeepingPage })
  housekeepingRuns(@Query() query: HousekeepingQuery): Promise<PageOf<Shown<HousekeepingRunView>>> {
    return this.runs.housekeepingRuns(query);
  }
}
