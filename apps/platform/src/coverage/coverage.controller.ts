import type { Shown } from '@entity-registry/http';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { CoverageView } from './coverage.dto.js';
import { CoverageService } from './coverage.service.js';

@ApiTags('coverage')
@Controller('api/coverage')
export class CoverageController {
  constructor(private readonly coverage: CoverageService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: 'The records of each source by level, and how fresh they are', body: CoverageView })
  show(): Promise<Shown<CoverageView>> {
    return this.coverage.show();
  }
}
