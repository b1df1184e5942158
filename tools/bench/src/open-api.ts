// The same responses without access control and charging: the stack of the API (adapter, log, metrics, validation of
// the query, detail, search, database), without authentication and prices. `node open-api.js PORT`, with DATABASE_URL
// set.
import 'reflect-metadata';
import { DEFAULT_JURISDICTION, parseInclude, resolveCodes } from '@entity-registry/domain';
import {
  DEFAULT_LIMITS,
  JsonResponse,
  createHttpApp,
  createLogger,
  createMetricsRegistry,
  validationPipe,
} from '@entity-registry/http';
import { createPool } from '@entity-registry/database';
import { EntityDetails, EntitySearch, PostgresCandidateSource, renderDetail } from '@entity-registry/registry';
import { Controller, Get, Module, NotFoundException, Param, Query } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Same as the API's pool size. */
const POOL_SIZE = 12;

const pool = createPool(process.env.DATABASE_URL ?? '', { max: POOL_SIZE });
const details = new EntityDetails(pool);
const entities = new EntitySearch(pool, new PostgresCandidateSource(pool));

class DetailQuery {
  @IsString()
  @MaxLength(500)
  readonly include!: string;

  @IsOptional()
  @IsString()
  readonly dry_run?: string;
}

class SearchQuery {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly nombre?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  readonly ruc?: string;

  @IsOptional()
  @IsString()
  readonly dry_run?: string;
}

@Controller('v4/panama/entidades')
class OpenEntitiesController {
  @Get()
  async search(@Query() { nombre, ruc }: SearchQuery): Promise<JsonResponse> {
    const found = await entities.search({
      jurisdiction: DEFAULT_JURISDICTION,
      ...(nombre && { nombre }),
      ...(ruc && { ruc }),
    });
    return new JsonResponse(200, JSON.stringify(found));
  }

  @Get('health/ready')
  ready(): { status: string } {
    return { status: 'ok' };
  }

  @Get(':id')
  async detail(@Param('id') id: string, @Query() { include }: DetailQuery): Promise<JsonResponse> {
    const { levels } = resolveCodes(DEFAULT_JURISDICTION, parseInclude(include, DEFAULT_JURISDICTION, 'v4'));
    const detail = await details.read(DEFAULT_JURISDICTION, BigInt(id), levels);
    if (!detail) throw new NotFoundException();
    return new JsonResponse(200, renderDetail(detail, levels));
  }
}

@Module({
  controllers: [OpenEntitiesController],
  providers: [{ provide: APP_PIPE, useFactory: validationPipe }],
})
class OpenModule {}

const log = createLogger({ service: 'open-api', level: 'info' });
const metrics = createMetricsRegistry('open-api');
const { drainTimeoutMs } = DEFAULT_LIMITS;
const app = await createHttpApp({ module: OpenModule }, { log, metrics, drainTimeoutMs });
await app.listen(Number(process.argv[2]), '127.0.0.1');
