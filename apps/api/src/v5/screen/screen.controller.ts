import { Access } from '@entity-registry/http';
import type { JsonResponse } from '@entity-registry/http';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { CurrentRequest } from '../../gateway/api-request.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { BatchDeadline } from '../../gateway/request-deadline.js';
import { DryRunQuery, isDryRun } from '../../validation/dry-run-query.dto.js';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { ScreenBody } from './screen-body.js';
import type { ScreenRequest } from './screen-body.js';
import { ScreenService } from './screen.service.js';

@Controller('v5/screen')
export class ScreenController {
  constructor(private readonly screenService: ScreenService) {}

  /** Screens up to 100 subjects. Base charge, and SCR-NAME or DAT-SCREEN for each subject that can be screened. */
  @Post()
  @Access({ key: 'v5' })
  @BatchDeadline()
  screen(
    @CurrentRequest() request: ApiRequest,
    @Body(new SchemaBodyPipe(ScreenBody)) body: ScreenRequest,
    @Query() query: DryRunQuery,
  ): Promise<JsonResponse> {
    return this.screenService.screen(request, body, isDryRun(query));
  }
}
